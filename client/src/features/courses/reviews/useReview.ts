import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import type { ReviewDraft } from './reviewDraft';
import { useDeleteReviewMutation, useWriteReviewMutation } from './useReview.generated';

const NOT_SAVED = 'Your review wasn’t saved. Your text is still here.';

/** Saves the viewer's review of a course. */
export function useWriteReview(courseId: string) {
  const [write] = useWriteReviewMutation();
  return async (draft: ReviewDraft): Promise<FormOutcome> => {
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
          return { ok: true };
        }
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        return refused(result?.message ?? NOT_SAVED);
      },
      NOT_SAVED,
      refused,
    );
  };
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
