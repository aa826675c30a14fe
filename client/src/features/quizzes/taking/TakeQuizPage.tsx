import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { NotFound } from '../../NotFound';
import { FinishedAttempt } from './FinishedAttempt';
import { QuizIntro } from './QuizIntro';
import { QuizLoadError, QuizLoading, QuizNotFound } from './QuizStates';
import type { TakenAttempt } from './TakenAttempt';
import { TakingQuiz } from './TakingQuiz';
import { type TakeQuizPageQuery, useTakeQuizPageQuery } from './TakeQuizPage.generated';

const QuizPreview = lazyComponent(async () => (await import('./QuizPreview')).QuizPreview);

/**
 * A quiz from introduction to result: at `/quiz/take/{quizId}`, optionally followed by the ids of course and lesson, or
 * at `/quiz/take?quizId=`. `?attempt=` shows a finished attempt.
 */
export function TakeQuizPage() {
  const { quizId: inPath, courseId, lessonId } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  const quizId = inPath ?? query.get('quizId');
  const attemptId = query.get('attempt');
  if (!quizId) return <NoQuizId />;
  // Remount for another account, even in the same tab.
  const key = `${session?.user.id} ${quizId}`;
  if (attemptId)
    return (
      <FinishedAttempt
        key={`${key} ${attemptId}`}
        attemptId={attemptId}
        {...{ quizId, courseId, lessonId }}
      />
    );
  return <QuizLoader key={key} quizId={quizId} courseId={courseId} accountId={session?.user.id ?? ''} />;
}

function QuizLoader({
  quizId,
  courseId,
  accountId,
}: {
  quizId: string;
  courseId?: string;
  accountId: string;
}) {
  // Refetch on each visit: the server time of an open attempt is only valid on arrival.
  const { data, error, refetch } = useTakeQuizPageQuery({
    variables: { quizId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.quiz) return <QuizByStages quiz={data.quiz} accountId={accountId} />;
  if (data) return <QuizNotFound courseId={courseId} />;
  if (error)
    return (
      <QuizLoadError message={errorSentence(error, 'Failed to load quiz')} onRetry={() => void refetch()} />
    );
  return <QuizLoading />;
}

function QuizByStages({
  quiz,
  accountId,
}: {
  quiz: NonNullable<TakeQuizPageQuery['quiz']>;
  accountId: string;
}) {
  // Fixed on mount: afterwards the open attempt manages its own state.
  const [attempt, setAttempt] = useState<TakenAttempt | null>(quiz.viewerAttempt);
  const [hasStarted, setHasStarted] = useState(false);
  if (attempt)
    return <TakingQuiz quiz={quiz} attempt={attempt} accountId={accountId} justStarted={hasStarted} />;
  if (quiz.course.viewerIsInstructor)
    return (
      <Suspense fallback={<QuizLoading />}>
        <QuizPreview quizId={quiz.id} />
      </Suspense>
    );
  return (
    <QuizIntro
      quiz={quiz}
      onStarted={(started) => {
        setHasStarted(true);
        setAttempt(started);
      }}
    />
  );
}

function NoQuizId() {
  return (
    <NotFound
      title="Quiz ID not provided"
      text="The link is missing the quiz ID."
      to={paths.myQuizzes}
      linkText="My quizzes"
    />
  );
}
