import type { ReactNode } from 'react';
import { plainQuote } from '../../../../../server/features/assistant/search/quote.rules';
import { Badge } from '../../../ui/display/Badge';
import { CheckIcon } from '../../../ui/icons/Icons';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './GeneratedQuestionCard.module.css';
import { type GeneratedQuestion, optionsOf } from './practice';
import { SourceLink } from '../SourceLink';

interface GeneratedQuestionCardProps {
  question: GeneratedQuestion;
  /** From 1. */
  number: number;
  /** Whether it has been added to the draft. */
  isTaken: boolean;
  action: ReactNode;
}

/** A generated question with its correct answer and source sentence, for an instructor to review. */
export function GeneratedQuestionCard({ question, number, isTaken, action }: GeneratedQuestionCardProps) {
  return (
    <div className={styles.card} data-taken={isTaken}>
      <h3>
        <span className={styles.number}>Question {number}</span>
        {question.text}
      </h3>
      <ul className={styles.options}>
        {optionsOf(question).map(({ answer, label }, index) => (
          <li key={index} data-right={answer === question.answer}>
            {answer === question.answer && <CheckIcon size={18} />}
            {label}
            {answer === question.answer && <VisuallyHidden> (right answer)</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <p className={styles.from}>
        “{plainQuote(question.quote)}”{' '}
        <SourceLink source={question.source}>{question.lessonTitle}</SourceLink>
      </p>
      {action && (
        <div className={styles.action}>
          {action}
          {isTaken && <Badge tone="success">In the draft</Badge>}
        </div>
      )}
    </div>
  );
}
