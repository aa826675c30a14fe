import { useDeferredValue } from 'react';
import { hasFormatting } from '../../../ui/text/formulas';
import { RichText } from '../../../ui/text/RichText';
import type { QuestionDraft } from './quizDraft';
import styles from './QuestionPreview.module.css';

/** How students see the texts of a question that have formulas or code; nothing for a question without any. */
export function QuestionPreview({ question }: { question: QuestionDraft }) {
  const { type, text, options, explanation } = useDeferredValue(question);
  const answers = type === 'MULTIPLE_CHOICE' ? options : [];
  const texts = [text, ...answers, explanation].filter(hasFormatting);
  if (texts.length === 0) return null;
  return (
    <section aria-label="Preview of the question" className={styles.preview}>
      {texts.map((each, index) => (
        <div key={index}>
          <RichText>{each}</RichText>
        </div>
      ))}
    </section>
  );
}
