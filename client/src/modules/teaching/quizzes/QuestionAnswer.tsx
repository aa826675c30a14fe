import type { ClipboardEvent } from 'react';
import { classes } from '../../../ui/classes';
import { TextField } from '../../../ui/fields/TextField';
import type { QuestionDraft } from '../../quizzes/quizDraft';
import styles from './QuestionAnswer.module.css';
import { questionIds } from './questionIds';

interface QuestionAnswerProps {
  question: QuestionDraft;
  onChange: (part: Partial<Omit<QuestionDraft, 'key'>>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Editor for a question's options and correct answer. */
export function QuestionAnswer(props: QuestionAnswerProps) {
  if (props.question.type === 'MULTIPLE_CHOICE') return <Options {...props} />;
  if (props.question.type === 'TRUE_FALSE') return <Truth {...props} />;
  return <ShortAnswer {...props} />;
}

function Options({ question, onChange, errorOf }: QuestionAnswerProps) {
  const { key, options, rightOption } = question;
  const write = (index: number, text: string) => onChange({ options: options.with(index, text) });

  /** Pasting several lines fills the options from here on, one line each. */
  function spread(event: ClipboardEvent, index: number) {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    const texts = lines.map((line) => line.trim()).filter(Boolean);
    if (texts.length < 2) return;
    event.preventDefault();
    onChange({ options: options.map((old, at) => (at >= index ? (texts[at - index] ?? old) : old)) });
  }

  return (
    <fieldset className="wm-stack wm-gap-8">
      <legend className={styles.legend}>Options, the correct one marked</legend>
      {options.map((option, index) => (
        <div key={index} className={classes(styles.option, index === rightOption && styles.right)}>
          <input
            type="radio"
            id={questionIds.right(key, index)}
            name={`${key}-right`}
            className={`wm-fixed ${styles.radio}`}
            aria-label={`Option ${index + 1} is correct`}
            aria-invalid={errorOf('correctAnswer') ? true : undefined}
            checked={index === rightOption}
            onChange={() => onChange({ rightOption: index })}
          />
          <input
            type="text"
            id={questionIds.option(key, index)}
            className={`wm-grow ${styles.text}`}
            aria-label={`Option ${index + 1}`}
            aria-invalid={errorOf(`options.${index}`) ? true : undefined}
            placeholder={`Option ${index + 1}`}
            autoComplete="off"
            enterKeyHint="next"
            value={option}
            onChange={({ target }) => write(index, target.value)}
            onPaste={(event) => spread(event, index)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const TRUTHS = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

function Truth({ question, onChange, errorOf }: QuestionAnswerProps) {
  const { key, rightTruth } = question;
  return (
    <fieldset className="wm-stack wm-gap-8">
      <legend className={styles.legend}>Correct answer</legend>
      {TRUTHS.map(({ value, label }, index) => (
        <label
          key={value}
          className={classes('wm-max-16', styles.truth, value === rightTruth && styles.right)}
        >
          <input
            type="radio"
            id={questionIds.right(key, index)}
            name={`${key}-right`}
            className={`wm-fixed ${styles.radio}`}
            aria-invalid={errorOf('correctAnswer') ? true : undefined}
            checked={value === rightTruth}
            onChange={() => onChange({ rightTruth: value })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ShortAnswer({ question, onChange, errorOf }: QuestionAnswerProps) {
  return (
    <TextField
      id={questionIds.rightText(question.key)}
      label="Correct answer"
      hint="Ignores capitalization and surrounding spaces."
      autoComplete="off"
      value={question.rightText}
      error={errorOf('correctAnswer')}
      onChange={({ target }) => onChange({ rightText: target.value })}
    />
  );
}
