import { Badge } from '../../ui/Badge';
import { CheckIcon, CloseIcon } from '../../ui/Icons';
import { Section } from '../../ui/Layout';
import styles from './AttemptReview.module.css';
import { answerLabel } from './QuestionCard';
import { pointsLabel } from './quizLabels';
import type { Question, SavedAnswer, TakenAttempt } from './TakenAttempt';

interface AttemptReviewProps {
  questions: readonly Question[];
  answers: readonly SavedAnswer[];
  /** As far as the review rule allows; null: only the score is shown. */
  review: TakenAttempt['review'];
  /** Why there is no review; null if there is one. */
  hiddenReason?: TakenAttempt['reviewHiddenReason'];
}

const HIDDEN = {
  OPEN_ATTEMPT: 'Answers are hidden while you have an open attempt.',
  REVIEW_RULE: 'Your instructor doesn’t show correct answers for this attempt.',
} as const;

/** Review of an attempt by question: the given answers and, if allowed, the correct ones. */
export function AttemptReview({ questions, answers, review, hiddenReason = null }: AttemptReviewProps) {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const verdicts = new Map(review?.map((one) => [one.questionId, one]));
  return (
    <Section title="Your answers">
      {hiddenReason && <p className={styles.quiet}>{HIDDEN[hiddenReason]}</p>}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <li key={question.questionId} className={styles.question}>
            <ReviewedQuestion
              question={question}
              number={index + 1}
              answer={given.get(question.questionId) ?? ''}
              verdict={verdicts.get(question.questionId)}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Verdict = NonNullable<TakenAttempt['review']>[number];

function ReviewedQuestion(props: { question: Question; number: number; answer: string; verdict?: Verdict }) {
  const { question, number, answer, verdict } = props;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.number}>Question {number}</h3>
        {verdict && (
          <Badge tone={verdict.isCorrect ? 'success' : 'error'}>
            {verdict.isCorrect ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
            {verdict.isCorrect ? 'Right' : 'Wrong'}
          </Badge>
        )}
        <span className={styles.quiet}>
          {verdict
            ? `${verdict.pointsEarned} of ${pointsLabel(question.points)}`
            : pointsLabel(question.points)}
        </span>
      </div>
      <p className={styles.text}>{question.text}</p>
      <dl className={styles.answers}>
        <div>
          <dt>Your answer</dt>
          <dd>{answer === '' ? 'Not answered' : answerLabel(question.type, answer)}</dd>
        </div>
        {verdict && verdict.rightAnswer !== null && (
          <div>
            <dt>Right answer</dt>
            <dd>{answerLabel(question.type, verdict.rightAnswer)}</dd>
          </div>
        )}
        {verdict?.explanation && (
          <div>
            <dt>Explanation</dt>
            <dd>{verdict.explanation}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
