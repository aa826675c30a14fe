import type { FieldProblem } from '../../../../../server/platform/validation.rules';
import { errorSentence } from '../../../apollo/errors';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { useDeleteReviewMutation, useWriteReviewMutation } from './useReview.generated';

export interface ReviewDraft {
  /** 1 to 5. */
  stars: number;
  /** '' for none. */
  text: string;
}

/**
 * Saves the viewer's review of a course. Resolves to the invalid fields, to [] after an error shown in a toast, to null
 * on success.
 */
export function useWriteReview(courseId: string) {
  const [write] = useWriteReviewMutation();
  return async (draft: ReviewDraft): Promise<readonly FieldProblem[] | null> => {
    try {
      const { data } = await write({ variables: { input: { courseId, ...draft } } });
      const result = data?.writeReview;
      if (result?.__typename === 'ReviewWritten') {
        toast.success('Thank you. Your review is published.');
        return null;
      }
      if (result?.__typename === 'InvalidInput') return result.fields;
      toast.error(result?.message ?? NOT_SAVED);
    } catch (error) {
      toast.error(errorSentence(error, NOT_SAVED));
    }
    return [];
  };
}

const NOT_SAVED = 'Your review wasn’t saved. Your text is still here.';

/** Deletes the viewer's review after confirmation; resolves to whether it was deleted. */
export function useDeleteReview(courseId: string) {
  const [remove] = useDeleteReviewMutation();
  return async (): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete your review?',
      text: 'Your rating and review will be removed. You can write a new review later.',
      confirmLabel: 'Delete review',
      danger: true,
    });
    if (!isSure) return false;
    try {
      await remove({ variables: { courseId } });
      toast.success('Review deleted.');
      return true;
    } catch (error) {
      toast.error(errorSentence(error, 'Your review couldn’t be deleted. Try again.'));
      return false;
    }
  };
}
