import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { confirm } from '../../../ui/overlays/confirm';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { toast } from '../../../ui/overlays/toast';
import { useDeleteQuizMutation } from './useDeleteQuiz.generated';

/** Deletes a quiz after confirmation and shows a toast. */
export function useDeleteQuiz() {
  const [deleteQuiz] = useDeleteQuizMutation();
  return async ({ id, title }: { id: string; title: string }): Promise<void> => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this quiz?',
      text: `“${title}” and its results will be deleted. This action cannot be undone.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return;
    const isDeleted = await attemptOrToast(
      () =>
        deleteQuiz({
          variables: { id },
          update: (cache) => {
            // Removes it from all cached lists.
            cache.evict({ id: cache.identify({ __typename: 'InstructorQuiz', id }) });
            cache.evict({ id: cache.identify({ __typename: 'Quiz', id }) });
            cache.gc();
          },
        }),
      'Failed to delete quiz',
    );
    if (!isDeleted) return;
    toast.success('Quiz deleted');
    focusPageHeading();
  };
}
