import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { RadioGroup } from '../../../ui/fields/Choices';
import { TextField } from '../../../ui/fields/Fields';
import { RichText } from '../../../ui/text/RichText';
import styles from './QuestionCard.module.css';
import { pointsLabel } from '../quizLabels';
import type { SubmitError } from './OpenAttempt';
import type { Answers, Question } from './TakenAttempt';

/** The server's limit for one answer, in characters. */
const ANSWER_MAX_LENGTH = 5_000;

/** The questions of a quiz with their answers: an attempt in progress, or the state of a preview. */
export interface AnswerSheet {
  questions: readonly Question[];
  answers: Answers;
  /** Answers changed in another window, with this window's previous answer, '' for none. */
  changedElsewhere?: Answers;
  flagged: ReadonlySet<string>;
  /** The time is up, so answers cannot be changed. */
  isLocked?: boolean;
  isSubmitting?: boolean;
  submitError?: SubmitError | null;
  /** '' removes an answer. */
  answer: (questionId: string, answer: string) => void;
  toggleFlag: (questionId: string) => void;
  /** Fetches the server's answers; resolves to whether it succeeded. Stable; undefined in a preview. */
  check?: () => Promise<boolean>;
  submit: () => void;
}

interface QuestionCardProps {
  sheet: AnswerSheet;
  question: Question;
  /** The number of the question, from 1. */
  number: number;
  onFocus: () => void;
}

/** A question with its answer; `#q3` in the URL scrolls to the third. */
export function QuestionCard({ sheet, question, number, onFocus }: QuestionCardProps) {
  const { questions, isLocked = false } = sheet;
  const answer = sheet.answers.get(question.questionId) ?? '';
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
          Question {number} of {questions.length}
        </h2>
        <span className={`wm-muted wm-small ${styles.points}`}>{pointsLabel(question.points)}</span>
        <Chip
          selected={sheet.flagged.has(question.questionId)}
          onClick={() => sheet.toggleFlag(question.questionId)}
        >
          Flag for review<span className="wm-visually-hidden"> (question {number})</span>
        </Chip>
      </div>
      <AnswerField question={question} answer={answer} isLocked={isLocked} onAnswer={sheet.answer} />
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

interface AnswerFieldProps {
  question: Question;
  /** '' for none. */
  answer: string;
  isLocked: boolean;
  onAnswer: AnswerSheet['answer'];
}

/** The control for an answer, labelled with the question. */
export function AnswerField({ question, answer, isLocked, onAnswer }: AnswerFieldProps) {
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
        onChange={(event) => onAnswer(questionId, event.currentTarget.value)}
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
      onChange={(place) => onAnswer(questionId, choices[Number(place)]?.answer ?? '')}
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
