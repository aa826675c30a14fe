import type { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../../apollo/attempt';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { CourseEyebrow } from './CourseEyebrow';
import { EarlierAttempts } from './EarlierAttempts';
import { type QuizIntroFragment, useQuizIntroFragment } from './QuizIntro.generated';
import { QuizFacts, QuizInstructions } from './QuizFacts';
import type { TakenAttempt } from './TakenAttempt';
import { useStartQuizAttemptMutation } from './TakenAttempt.generated';

const LOAD_FAILED = 'Failed to load quiz';

interface QuizIntroProps {
  quiz: useFragment.FromOptionValue<QuizIntroFragment>;
  onStarted: (attempt: TakenAttempt) => void;
}

/** The start page of a quiz, before the timer starts. */
export function QuizIntro({ quiz: from, onStarted }: QuizIntroProps) {
  const { data: quiz, complete } = useQuizIntroFragment(from);
  if (!complete) return null;
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
        <QuizInstructions isTimed={quiz.viewerTimeLimitMinutes !== null} />
        <Start quiz={quiz} onStarted={onStarted} />
        <EarlierAttempts quiz={quiz} />
      </Stack>
    </Page>
  );
}

function Start({ quiz, onStarted }: { quiz: QuizIntroFragment; onStarted: QuizIntroProps['onStarted'] }) {
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
