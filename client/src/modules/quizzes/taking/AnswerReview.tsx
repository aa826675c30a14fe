import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { LoadingState, SurfaceNote } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { RichText } from '../../../ui/text/RichText';
import styles from './AnswerReview.module.css';
import { answerLabel, type AnswerSheet } from './QuestionCard';
import type { Question } from './TakenAttempt';
import { useQuizLocation } from './useQuizLocation';

/** The step before submitting: lists saved, missing and flagged answers and those changed elsewhere. */
export function AnswerReview({ sheet }: { sheet: AnswerSheet }) {
  const { questions, answers, changedElsewhere, flagged } = sheet;
  const { placeOf } = useQuizLocation();
  const check = useCheck(sheet.check);
  const unanswered = questions.filter(({ questionId }) => !answers.has(questionId)).length;
  return (
    <section
      id="review"
      tabIndex={-1}
      aria-labelledby="review-heading"
      className={`wm-surface wm-pad-24 ${styles.review}`}
    >
      <Stack gap={24}>
        <h2 id="review-heading">Review your answers</h2>
        {check === 'checking' ? (
          <LoadingState text="Checking your saved answers…">
            <SkeletonLines lines={questions.length} />
          </LoadingState>
        ) : (
          <>
            {check === 'failed' && (
              <SurfaceNote tone="warning" role="status">
                We couldn’t check your saved answers. They will be checked when you submit.
              </SurfaceNote>
            )}
            <p>{summary(questions.length, unanswered, flagged.size)}</p>
            {changedElsewhere && changedElsewhere.size > 0 && (
              <SurfaceNote tone="warning" role="status">
                {formatCount(changedElsewhere.size, 'answer was', 'answers were')} changed in another window.
              </SurfaceNote>
            )}
            <ol>
              {questions.map((question, index) => (
                <li
                  key={question.questionId}
                  className="wm-cluster wm-align-start wm-justify-space-between wm-gap-16 wm-gap-y-8 wm-rule-above wm-pad-y-12"
                >
                  <ReviewedAnswer
                    question={question}
                    number={index + 1}
                    answer={answers.get(question.questionId)}
                    before={changedElsewhere?.get(question.questionId)}
                    isFlagged={flagged.has(question.questionId)}
                  />
                </li>
              ))}
            </ol>
            <Cluster>
              <Button
                size="lg"
                loading={sheet.isSubmitting}
                loadingText="Submitting…"
                disabled={answers.size === 0}
                onClick={sheet.submit}
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
          </>
        )}
      </Stack>
    </section>
  );
}

/** State of the check, which starts on mount. */
function useCheck(onCheck: AnswerSheet['check']): 'checking' | 'checked' | 'failed' {
  const [check, setCheck] = useState<'checking' | 'checked' | 'failed'>(onCheck ? 'checking' : 'checked');
  useEffect(() => {
    let isCurrent = true;
    void onCheck?.().then((isChecked) => {
      if (isCurrent) setCheck(isChecked ? 'checked' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [onCheck]);
  return check;
}

interface ReviewedAnswerProps {
  question: Question;
  /** The number of the question, from 1. */
  number: number;
  /** undefined: not answered. */
  answer: string | undefined;
  /** This window's answer before it was changed in another one, '' for none; undefined: not changed. */
  before: string | undefined;
  isFlagged: boolean;
}

function ReviewedAnswer({ question, number, answer, before, isFlagged }: ReviewedAnswerProps) {
  const { placeOf } = useQuizLocation();
  const { type, text } = question;
  const labelOf = (answer = '') => (answer === '' ? 'not answered' : answerLabel(type, answer));
  return (
    <>
      <div className="wm-anywhere wm-min-0 wm-flex-14">
        <Link
          to={placeOf(`#q${number}`)}
          replace
          preventScrollReset
          aria-label={`Question ${number}: ${text}`}
          className="wm-link"
        >
          <span className="wm-numbers">{number}.</span> <RichText>{text}</RichText>
        </Link>
        {before !== undefined ? (
          <p className={`wm-written ${styles.changed}`}>
            Changed in another window: {labelOf(answer)} (was: {labelOf(before)})
          </p>
        ) : (
          answer !== undefined && (
            <p className="wm-written wm-muted">
              <RichText>{answerLabel(type, answer)}</RichText>
            </p>
          )
        )}
      </div>
      <Cluster gap={8}>
        {isFlagged && <Badge tone="info">Flagged</Badge>}
        {answer === undefined && <Badge tone="warning">Not answered</Badge>}
      </Cluster>
    </>
  );
}

function summary(total: number, unanswered: number, flagged: number): string {
  const answered =
    unanswered === 0
      ? `${total === 1 ? 'The question is' : `All ${total} questions are`} answered.`
      : `${formatCount(unanswered, 'question is', 'questions are')} unanswered.`;
  return flagged === 0 ? answered : `${answered} ${formatCount(flagged, 'is', 'are')} flagged for review.`;
}
