import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/Layout';
import { TextLink } from '../../ui/TextLink';
import styles from './AnswerReview.module.css';
import { answerLabel } from './QuestionCard';
import type { Question } from './TakenAttempt';
import { usePlaces } from './usePlaces';

interface AnswerReviewProps {
  questions: readonly Question[];
  answers: ReadonlyMap<string, string>;
  flagged: ReadonlySet<string>;
  isSubmitting: boolean;
  onSubmit: () => void;
}

/** The last look before handing in: what is answered, what is not, what was flagged. */
export function AnswerReview({ questions, answers, flagged, isSubmitting, onSubmit }: AnswerReviewProps) {
  const { placeOf } = usePlaces();
  const unanswered = questions.filter(({ questionId }) => !answers.has(questionId)).length;
  return (
    <section id="review" tabIndex={-1} aria-labelledby="review-heading" className={styles.review}>
      <Stack gap={24}>
        <h2 id="review-heading">Review your answers</h2>
        <p>{summary(questions.length, unanswered, flagged.size)}</p>
        <ol className={styles.list}>
          {questions.map(({ questionId, type, text }, index) => {
            const answer = answers.get(questionId);
            return (
              <li key={questionId} className={styles.line}>
                <div className={styles.words}>
                  <TextLink
                    component={Link}
                    to={placeOf(`#q${index + 1}`)}
                    replace
                    preventScrollReset
                    aria-label={`Question ${index + 1}: ${text}`}
                  >
                    <span className={styles.number}>{index + 1}.</span> {text}
                  </TextLink>
                  {answer !== undefined && <p className={styles.answer}>{answerLabel(type, answer)}</p>}
                </div>
                <Cluster gap={8}>
                  {flagged.has(questionId) && <Badge tone="info">Flagged</Badge>}
                  {answer === undefined && <Badge tone="warning">Not answered</Badge>}
                </Cluster>
              </li>
            );
          })}
        </ol>
        <Cluster>
          <Button
            size="lg"
            loading={isSubmitting}
            loadingText="Submitting…"
            disabled={answers.size === 0}
            onClick={onSubmit}
          >
            Submit Quiz
          </Button>
          <Button
            component={Link}
            to={placeOf('#q1')}
            replace
            preventScrollReset
            variant="secondary"
            size="lg"
          >
            Back to the questions
          </Button>
        </Cluster>
      </Stack>
    </section>
  );
}

function summary(total: number, unanswered: number, flagged: number): string {
  const answered =
    unanswered === 0
      ? `${total === 1 ? 'The question is' : `All ${total} questions are`} answered.`
      : `${formatCount(unanswered, 'question is', 'questions are')} unanswered.`;
  return flagged === 0 ? answered : `${answered} ${formatCount(flagged, 'is', 'are')} flagged for review.`;
}
