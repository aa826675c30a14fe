import { QueryPage } from '../../../apollo/QueryView';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { useCreateQuizPageQuery } from './__generated__/QuizForm.generated';
import { blankQuiz } from '../../quizzes/quizDraft';
import { QuizForm, QuizFormSkeleton } from './QuizForm';
import { LoadingState } from '../../../ui/states/States';
import { useCourseChoice } from './QuizInfoFields';
import type { QuizCourseChoiceFragment } from './__generated__/QuizForm.generated';

/** Page for creating a quiz; `?courseId=` preselects its course, `?edit=` redirects to the edit page. */
export function CreateQuizPage() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (edited) return <Navigate to={paths.editQuiz(edited)} replace />;
  return <NewQuiz courseId={params.get('courseId') ?? ''} />;
}

function NewQuiz({ courseId }: { courseId: string }) {
  const query = useCreateQuizPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Create Quiz"
      width="text"
      gap={40}
      query={query}
      value={query.data?.viewer?.teaching}
      what="form"
      loading="Loading..."
      reason="Failed to load course data"
      skeleton={<QuizFormSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {(teaching) => <FormInCourse teaching={teaching} courseId={courseId} isLoading={query.loading} />}
    </QueryPage>
  );
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
  if (courseId !== '' && !isOffered && isLoading)
    return (
      <LoadingState text="Loading...">
        <QuizFormSkeleton />
      </LoadingState>
    );
  return <BlankForm teaching={teaching} courseId={isOffered ? courseId : ''} />;
}

function BlankForm({ teaching, courseId }: Omit<FormInCourseProps, 'isLoading'>) {
  const [blank] = useState(() => blankQuiz(courseId));
  return <QuizForm teaching={teaching} quizId={null} saved={blank} savedRevision={null} isActive={false} />;
}
