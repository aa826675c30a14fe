import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { useCreateQuizPageQuery } from './CreateQuizPage.generated';
import { blankQuiz } from './quizDraft';
import { QuizForm } from './QuizForm';
import { QuizFormLoading } from './QuizFormLoading';
import { useCourseChoice } from './QuizInfoFields';
import type { QuizCourseChoiceFragment } from './QuizInfoFields.generated';

/** Page for creating a quiz; `?courseId=` preselects its course, `?edit=` redirects to the edit page. */
export function CreateQuizPage() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (edited) return <Navigate to={paths.editQuiz(edited)} replace />;
  return (
    <Page width="text">
      <PageTitle>Create Quiz</PageTitle>
      <Stack gap={40}>
        <PageHeading>Create Quiz</PageHeading>
        <NewQuiz courseId={params.get('courseId') ?? ''} />
      </Stack>
    </Page>
  );
}

function NewQuiz({ courseId }: { courseId: string }) {
  const { data, loading, error, refetch } = useCreateQuizPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading) return <QuizFormLoading text="Loading..." />;
  if (!data)
    return (
      <ErrorState
        title="The form couldn’t be loaded"
        message={errorSentence(error, 'Failed to load course data')}
        onRetry={() => void refetch()}
      />
    );
  if (!data.viewer?.teaching) return <InstructorOnlyNote />;
  return <FormInCourse teaching={data.viewer.teaching} courseId={courseId} isLoading={loading} />;
}

interface FormInCourseProps {
  teaching: FragmentType<QuizCourseChoiceFragment>;
  courseId: string;
  /** Whether the server may still know more courses than the cache. */
  isLoading: boolean;
}

/** The form with the course chosen, if the quiz can belong to it. */
function FormInCourse({ teaching, courseId, isLoading }: FormInCourseProps) {
  const { editable } = useCourseChoice(teaching);
  const isOffered = editable.some(({ id }) => id === courseId);
  if (courseId !== '' && !isOffered && isLoading) return <QuizFormLoading text="Loading..." />;
  return <BlankForm teaching={teaching} courseId={isOffered ? courseId : ''} />;
}

function BlankForm({ teaching, courseId }: Omit<FormInCourseProps, 'isLoading'>) {
  const [blank] = useState(() => blankQuiz(courseId));
  return <QuizForm teaching={teaching} quizId={null} saved={blank} savedRevision={null} isActive={false} />;
}
