import { Link, Navigate, useLocation } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { type AttemptEnding, endingSentence } from './AttemptEnding';
import { AttemptReview } from './AttemptReview';
import { EarlierAttempts } from './EarlierAttempts';
import { type QuizAttemptPageQuery, useQuizAttemptPageQuery } from './QuizAttemptPage.generated';
import { QuizResult } from './QuizResult';
import { QuizLoadError, QuizLoading, QuizNotFound } from './QuizStates';

interface FinishedAttemptProps {
  quizId: string;
  attemptId: string;
  /** Ids in the URL of the course and lesson the student came from. */
  courseId?: string;
  lessonId?: string;
}

/** The result of one of the viewer's attempts; redirects to the questions if it is still open. */
export function FinishedAttempt({ quizId, attemptId, courseId, lessonId }: FinishedAttemptProps) {
  // The result is already cached, but what may be shown of it can change with later attempts.
  const { data, error, refetch } = useQuizAttemptPageQuery({
    variables: { attemptId },
    fetchPolicy: 'cache-and-network',
  });
  const attempt = data?.quizAttempt;
  if (attempt?.state === 'OPEN') return <Navigate to={paths.takeQuiz(attempt.quiz.id)} replace />;
  if (attempt) return <Result attempt={attempt} lessonId={lessonId} />;
  if (data && attempt === null) return <QuizNotFound courseId={courseId} />;
  if (error)
    return (
      <QuizLoadError message={errorSentence(error, 'Failed to load quiz')} onRetry={() => void refetch()} />
    );
  return <QuizLoading key={quizId} />;
}

/** Navigation state with which the quiz window opens the result. */
export interface FinishedState {
  justFinished: true;
  ending: AttemptEnding | null;
}

type Attempt = NonNullable<QuizAttemptPageQuery['quizAttempt']>;

function Result({ attempt, lessonId }: { attempt: Attempt; lessonId: string | undefined }) {
  const { quiz, result } = attempt;
  const { state } = useLocation() as { state: FinishedState | null };
  if (!result) return <QuizLoading />;
  const canTakeAgain = quiz.isActive && quiz.viewerAttemptsLeft !== 0;
  return (
    <QuizResult
      quiz={quiz}
      result={result}
      ending={endingSentence(attempt, state?.ending ?? null)}
      justFinished={state?.justFinished === true}
      actions={
        <>
          <Button
            component={Link}
            to={lessonId ? paths.courseAtLesson(quiz.course.id, lessonId) : paths.course(quiz.course.id)}
          >
            Back to Course
          </Button>
          {canTakeAgain && (
            <Button component={Link} to={paths.takeQuiz(quiz.id)} variant="secondary">
              Take again
            </Button>
          )}
        </>
      }
    >
      <AttemptReview
        questions={attempt.questions}
        answers={attempt.answers}
        review={attempt.review}
        hiddenReason={attempt.reviewHiddenReason}
      />
      <EarlierAttempts quiz={quiz} exceptId={attempt.id} />
    </QuizResult>
  );
}
