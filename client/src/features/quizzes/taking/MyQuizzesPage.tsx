import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonRows } from '../../../ui/states/SkeletonPanels';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { CourseEyebrow } from './CourseEyebrow';
import { useMyQuizzesPageQuery } from './MyQuizzesPage.generated';
import { QuizLine, QuizLines } from './QuizLine';

/** The quizzes of the viewer's courses, each with the latest attempt. */
export function MyQuizzesPage() {
  return (
    <Page width="text">
      <PageTitle>Quizzes</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Quizzes in your courses and your results.">Quizzes</PageHeading>
        <MyQuizzes />
      </Stack>
    </Page>
  );
}

function MyQuizzes() {
  const { data, error, refetch } = useMyQuizzesPageQuery({ fetchPolicy: 'cache-and-network' });
  const quizzes = data?.viewer?.learning.quizzes;
  if (!quizzes && error)
    return (
      <ErrorState
        title="Failed to load quizzes"
        message={errorSentence(error, 'Your results are saved. Try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!quizzes)
    return (
      <LoadingState text="Loading quizzes...">
        <SkeletonRows rows={4} />
      </LoadingState>
    );
  if (quizzes.length === 0)
    return (
      <EmptyState
        title="No Quizzes Yet"
        text="The quizzes of the courses you enroll in appear here."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse Courses
          </Button>
        }
      />
    );
  return (
    <section aria-label="My quizzes">
      <VisuallyHidden component="h2">My quizzes</VisuallyHidden>
      <QuizLines>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <QuizLine
              quiz={quiz}
              viewerRole="enrolled"
              shownResult="last"
              eyebrow={
                <p>
                  <CourseEyebrow course={quiz.course} to={paths.course(quiz.course.id)} />
                </p>
              }
            />
          </li>
        ))}
      </QuizLines>
    </section>
  );
}
