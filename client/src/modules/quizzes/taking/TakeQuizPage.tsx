import { Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { NotFound } from '../../NotFound';
import { EarlierAttempts, FinishedAttempt } from './FinishedAttempt';
import { QuizLoading, QuizPage } from './QuizStates';
import type { TakenAttempt } from './TakenAttempt';
import { TakingQuiz } from './TakingQuiz';
import { type TakeQuizPageQuery, useTakeQuizPageQuery } from './__generated__/TakeQuizPage.generated';
import { attempt } from '../../../apollo/attempt';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/States';
import { CourseEyebrow } from './CourseEyebrow';
import { QuizFacts } from './QuizFacts';
import { useStartQuizAttemptMutation } from './__generated__/TakenAttempt.generated';

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
  if (!quizId)
    return (
      <NotFound
        title="Quiz ID not provided"
        text="The link is missing the quiz ID."
        to={paths.myQuizzes}
        linkText="My quizzes"
      />
    );
  // Remount for another account, even in the same tab.
  const key = `${session?.user.id} ${quizId}`;
  if (attemptId)
    return <FinishedAttempt key={`${key} ${attemptId}`} attemptId={attemptId} {...{ courseId, lessonId }} />;
  return <QuizLoader key={key} quizId={quizId} courseId={courseId} accountId={session?.user.id ?? ''} />;
}

interface QuizLoaderProps {
  quizId: string;
  courseId?: string;
  accountId: string;
}

function QuizLoader({ quizId, courseId, accountId }: QuizLoaderProps) {
  // Refetch on each visit: the server time of an open attempt is only valid on arrival.
  const query = useTakeQuizPageQuery({ variables: { quizId }, fetchPolicy: 'network-only' });
  return (
    <QuizPage query={query} value={query.data?.quiz} courseId={courseId}>
      {(quiz) => <QuizByStages quiz={quiz} accountId={accountId} />}
    </QuizPage>
  );
}

type Quiz = NonNullable<TakeQuizPageQuery['quiz']>;

function QuizByStages({ quiz, accountId }: { quiz: Quiz; accountId: string }) {
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

const LOAD_FAILED = 'Failed to load quiz';

interface QuizIntroProps {
  quiz: Quiz;
  onStarted: (attempt: TakenAttempt) => void;
}

/** The start page of a quiz, before the timer starts. */
function QuizIntro({ quiz, onStarted }: QuizIntroProps) {
  return (
    <Page width="text">
      <PageTitle>{quiz.title}</PageTitle>
      <Stack gap={24}>
        <PageHeading
          lead={quiz.description || undefined}
          eyebrow={<CourseEyebrow course={quiz.course} to={paths.course(quiz.course.id)} />}
        >
          {quiz.title}
        </PageHeading>
        <QuizFacts
          quiz={quiz}
          limitMinutes={quiz.viewerTimeLimitMinutes}
          extraMinutes={quiz.viewerExtraMinutes}
          attemptsLeft={quiz.viewerAttemptsLeft}
        />
        <Start quiz={quiz} onStarted={onStarted} />
        <EarlierAttempts quiz={quiz} />
      </Stack>
    </Page>
  );
}

function Start({ quiz, onStarted }: QuizIntroProps) {
  const [start, { loading }] = useStartQuizAttemptMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function begin() {
    setRefusal(null);
    await attempt(
      async () => {
        const { data } = await start({ variables: { quizId: quiz.id } });
        const answer = data?.startQuizAttempt;
        if (answer?.__typename === 'QuizAttemptStarted') onStarted(answer.attempt);
        else setRefusal(answer?.message ?? LOAD_FAILED);
      },
      LOAD_FAILED,
      setRefusal,
    );
  }

  const toCourse = (
    <Button component={Link} to={paths.course(quiz.course.id)} variant="secondary" size="lg">
      Back to Course
    </Button>
  );
  if (!quiz.course.viewerEnrollment)
    return (
      <SurfaceNote tone="info" title="Enroll in the course first" action={toCourse}>
        You need to enroll in the course to take this quiz.
      </SurfaceNote>
    );
  if (!quiz.isActive) return <SurfaceNote tone="info" title="Not Available" action={toCourse} />;
  if (quiz.viewerAttemptsLeft === 0)
    return <SurfaceNote tone="info" title="You have no attempts left" action={toCourse} />;
  return (
    <>
      {refusal !== null && <SurfaceNote tone="error" role="alert" title={refusal} />}
      <Cluster>
        <Button size="lg" loading={loading} loadingText="Starting…" onClick={() => void begin()}>
          Start Quiz
        </Button>
        {toCourse}
      </Cluster>
    </>
  );
}
