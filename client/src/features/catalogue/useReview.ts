import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';
import { useDeleteReviewMutation, useWriteReviewMutation } from './useReview.generated';

export interface ReviewDraft {
  /** 1 to 5. */
  stars: number;
  /** '' for none. */
  text: string;
}

/** Writes the viewer's review of a course; answers the refused fields, [] when it was said to the person, null when it counts. */
export function useWriteReview(courseId: string) {
  const [write] = useWriteReviewMutation();
  return async (draft: ReviewDraft): Promise<readonly FieldProblem[] | null> => {
    try {
      const { data } = await write({ variables: { input: { courseId, ...draft } } });
      const result = data?.writeReview;
      if (result?.__typename === 'ReviewWritten') {
        toast.success('Thank you. Your review counts.');
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

const NOT_SAVED = 'Your review was not saved. What you wrote is still here.';

/** Takes the viewer's review back once they have confirmed; answers whether it is gone. */
export function useDeleteReview(courseId: string) {
  const [remove] = useDeleteReviewMutation();
  return async (): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete your review?',
      text: 'Your stars no longer count and your words are gone. You can write a new one.',
      confirmLabel: 'Delete review',
      danger: true,
    });
    if (!isSure) return false;
    try {
      await remove({ variables: { courseId } });
      toast.success('Your review is deleted.');
      return true;
    } catch (error) {
      toast.error(errorSentence(error, 'Your review could not be deleted. Please try again.'));
      return false;
    }
  };
}
