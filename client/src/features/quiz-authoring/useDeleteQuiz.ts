import { errorSentence } from '../../apollo/errors';
import { confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';
import { useDeleteQuizMutation } from './useDeleteQuiz.generated';

/** Deletes a quiz after the specified question, and says so. Resolves to whether it is gone. */
export function useDeleteQuiz() {
  const [deleteQuiz] = useDeleteQuizMutation();
  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this quiz?',
      text: `“${title}” goes, with its results. This action cannot be undone.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    try {
      await deleteQuiz({
        variables: { id },
        update: (cache) => {
          // Every list that holds it leaves it out from now on.
          cache.evict({ id: cache.identify({ __typename: 'InstructorQuiz', id }) });
          cache.evict({ id: cache.identify({ __typename: 'Quiz', id }) });
          cache.gc();
        },
      });
    } catch (error) {
      toast.error(errorSentence(error, 'Failed to delete quiz'));
      return false;
    }
    toast.success('Quiz deleted');
    return true;
  };
}
