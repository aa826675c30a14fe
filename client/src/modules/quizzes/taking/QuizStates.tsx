import type { ComponentProps } from 'react';
import { LoadedPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { LoadingState } from '../../../ui/states/States';
import { Page, Stack } from '../../../ui/layout/Layout';
import { NotFound } from '../../NotFound';
import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeletons';

const skeleton = (
  <Stack gap={24}>
    <SkeletonBlock height="3rem" width="70%" />
    <SkeletonBlock height="6rem" />
    <SkeletonLines lines={5} />
  </Stack>
);

export const QuizLoading = () => (
  <Page width="text">
    <LoadingState text="Loading quiz...">{skeleton}</LoadingState>
  </Page>
);

interface QuizPageProps<Value> extends Pick<
  ComponentProps<typeof LoadedPage<Value>>,
  'query' | 'value' | 'children'
> {
  /** The course in the URL, if any. */
  courseId?: string;
}

/** A page about a quiz, which may not exist, or be closed to the viewer. */
export function QuizPage<Value>({ courseId, ...loaded }: QuizPageProps<Value>) {
  return (
    <LoadedPage
      {...loaded}
      title="Quiz"
      width="text"
      what="quiz"
      failed="Error Loading Quiz"
      skeleton={skeleton}
      otherwise={
        <NotFound
          title="Quiz not found"
          text="It may no longer be available, or the link may be wrong."
          to={courseId ? paths.course(courseId) : paths.myQuizzes}
          linkText={courseId ? 'Back to Course' : 'My quizzes'}
        />
      }
    />
  );
}
