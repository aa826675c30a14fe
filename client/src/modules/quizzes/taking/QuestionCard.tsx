import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { RadioGroup } from '../../../ui/fields/Choices';
import { TextField } from '../../../ui/fields/Fields';
import { RichText } from '../../../ui/text/RichText';
import styles from './QuestionCard.module.css';
import { pointsLabel } from '../quizLabels';
import type { Question } from './TakenAttempt';

/** The server's limit for one answer, in characters. */
const ANSWER_MAX_LENGTH = 5_000;

/** What takes the answers to a quiz: an attempt in progress, or the state of a preview. */
export interface AnswerSheet {
  /** '' removes an answer. */
  answer: (questionId: string, answer: string) => void;
  toggleFlag: (questionId: string) => void;
}

interface QuestionCardProps {
  sheet: AnswerSheet;
  question: Question;
  /** The number of the question, from 1. */
  number: number;
  total: number;
  /** '' if not answered. */
  answer: string;
  isFlagged: boolean;
  isLocked: boolean;
  onFocus?: () => void;
}

/** A question with its answer; `#q3` in the URL scrolls to the third. */
export function QuestionCard(props: QuestionCardProps) {
  const { sheet, question, number, total, answer, isFlagged, isLocked, onFocus } = props;
  const headingId = `q${number}-heading`;
  return (
    <section
      id={`q${number}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`wm-surface wm-stack wm-gap-16 wm-pad-24 ${styles.card}`}
      onFocus={onFocus}
    >
      <div className={`wm-cluster wm-gap-16 wm-gap-y-8 ${styles.head}`}>
        <h2 id={headingId} className={`wm-font-17 ${styles.number}`}>
          Question {number} of {total}
        </h2>
        <span className={`wm-muted wm-small ${styles.points}`}>{pointsLabel(question.points)}</span>
        <Chip selected={isFlagged} onClick={() => sheet.toggleFlag(question.questionId)}>
          Flag for review<span className="wm-visually-hidden"> (question {number})</span>
        </Chip>
      </div>
      <AnswerField question={question} answer={answer} isLocked={isLocked} sheet={sheet} />
      {answer !== '' && question.type !== 'SHORT_ANSWER' && !isLocked && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.clear}
          onClick={() => sheet.answer(question.questionId, '')}
        >
          Clear answer<span className="wm-visually-hidden"> to question {number}</span>
        </Button>
      )}
    </section>
  );
}

interface AnswerFieldProps extends Pick<QuestionCardProps, 'question' | 'answer' | 'isLocked'> {
  sheet: Pick<AnswerSheet, 'answer'>;
}

/** The control for an answer, labelled with the question. */
export function AnswerField({ question, answer, isLocked, sheet }: AnswerFieldProps) {
  const { questionId, type, text } = question;
  const words = (
    <span className={`wm-written wm-font-20 wm-strong wm-line-14 ${styles.text}`}>
      <RichText>{text}</RichText>
    </span>
  );
  if (type === 'SHORT_ANSWER')
    return (
      <TextField
        label={words}
        value={answer}
        maxLength={ANSWER_MAX_LENGTH}
        autoComplete="off"
        readOnly={isLocked}
        onChange={(event) => sheet.answer(questionId, event.currentTarget.value)}
      />
    );
  const choices = choicesOf(question);
  const chosen = choices.findIndex((choice) => choice.answer === answer);
  return (
    <RadioGroup
      legend={words}
      name={`answer-${questionId}`}
      // By index, as an instructor may enter the same option twice.
      options={choices.map(({ label }, index) => ({
        value: String(index),
        label: <RichText>{label}</RichText>,
      }))}
      value={chosen < 0 ? null : String(chosen)}
      disabled={isLocked}
      onChange={(place) => sheet.answer(questionId, choices[Number(place)]?.answer ?? '')}
    />
  );
}

function choicesOf({ type, options }: Question): { answer: string; label: string }[] {
  if (type === 'TRUE_FALSE')
    return [
      { answer: 'true', label: 'True' },
      { answer: 'false', label: 'False' },
    ];
  return options.map((option) => ({ answer: option, label: option }));
}

/** An answer as displayed. */
export function answerLabel(type: Question['type'], answer: string): string {
  if (type !== 'TRUE_FALSE') return answer;
  return answer === 'true' ? 'True' : 'False';
}
