import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useAction } from '../../../apollo/useAction';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { DeleteQuizDocument, SetQuizActiveDocument } from './__generated__/useQuizActions.generated';

/** Deletes a quiz after confirmation and shows a toast. */
export const useDeleteQuiz = () =>
  useAction(DeleteQuizDocument, {
    variables: ({ id }: { id: string; title: string }) => ({ id }),
    ask: ({ title }) => ({
      title: 'Are you sure you want to delete this quiz?',
      text: `“${title}” and its results will be deleted. This action cannot be undone.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    update: (cache, _result, { variables }) => {
      // Removes it from all cached lists.
      for (const __typename of ['InstructorQuiz', 'Quiz'])
        cache.evict({ id: cache.identify({ __typename, id: variables.id }) });
      cache.gc();
    },
    onDone: () => focusPageHeading(),
    done: 'Quiz deleted',
    failed: 'Failed to delete quiz',
  });

/** Activates or deactivates a quiz, optimistically; rolled back with an error message. */
export const useSetQuizActive = () =>
  useAction(SetQuizActiveDocument, {
    variables: (quiz: { id: string; isActive: boolean }) => quiz,
    optimisticResponse: (quiz) => ({ setQuizActive: { __typename: 'InstructorQuiz' as const, ...quiz } }),
    failed: 'Failed to update quiz status',
  });

/** State of an address of the quiz form: the list that links to it. */
interface QuizFormState {
  quizList: string;
}

/** State for links to the quiz form on the page of a course's quizzes. */
export const fromQuizzesOf = (courseId: string): QuizFormState => ({
  quizList: paths.courseQuizzes(courseId),
});

/** The path of the list from which the quiz form was opened, to which saving and "Cancel" return. */
export function useQuizList(): string {
  const { state } = useLocation() as { state: Partial<QuizFormState> | null };
  return state?.quizList ?? paths.quizManagement;
}
