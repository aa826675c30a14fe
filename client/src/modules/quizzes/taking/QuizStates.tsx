import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { Page, Stack } from '../../../ui/layout/Layout';
import { NotFound } from '../../NotFound';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeletons';

export function QuizLoading() {
  return (
    <Page width="text">
      <LoadingState text="Loading quiz...">
        <Stack gap={24}>
          <SkeletonBlock height="3rem" width="70%" />
          <SkeletonBlock height="6rem" />
          <SkeletonLines lines={5} />
        </Stack>
      </LoadingState>
    </Page>
  );
}

/** The place of a quiz that is loading or couldn't be loaded. */
export function QuizMissing({
  query: { error, refetch },
}: {
  query: { error?: unknown; refetch: () => Promise<unknown> };
}) {
  if (!error) return <QuizLoading />;
  return (
    <Page width="text">
      <PageTitle>Quiz</PageTitle>
      <PageHeading visuallyHidden>Quiz</PageHeading>
      <ErrorState
        title="Error Loading Quiz"
        message={errorSentence(error, 'Failed to load quiz')}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

/**
 * The page of a quiz that does not exist, or that the viewer has no access to. `courseId` is the course in the URL, if
 * any.
 */
export function QuizNotFound({ courseId }: { courseId?: string }) {
  return (
    <NotFound
      title="Quiz not found"
      text="It may no longer be available, or the link may be wrong."
      to={courseId ? paths.course(courseId) : paths.myQuizzes}
      linkText={courseId ? 'Back to Course' : 'My quizzes'}
    />
  );
}
