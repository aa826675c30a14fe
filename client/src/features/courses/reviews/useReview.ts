import type { FieldProblem } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
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
    return attempt(
      async () => {
        const { data } = await write({ variables: { input: { courseId, ...draft } } });
        const result = data?.writeReview;
        if (result?.__typename === 'ReviewWritten') {
          toast.success(
            result.course.viewerReview?.state === 'WAITING'
              ? 'Thank you. Your review appears when an administrator approves it.'
              : 'Thank you. Your review is published.',
          );
          return null;
        }
        if (result?.__typename === 'InvalidInput') return result.fields;
        return refuse(result?.message ?? NOT_SAVED);
      },
      NOT_SAVED,
      refuse,
    );
  };
}

const NOT_SAVED = 'Your review wasn’t saved. Your text is still here.';

function refuse(sentence: string): readonly FieldProblem[] {
  toast.error(sentence);
  return [];
}

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
    return attemptOrToast(async () => {
      await remove({ variables: { courseId } });
      toast.success('Review deleted.');
    }, 'Your review couldn’t be deleted. Try again.');
  };
}
