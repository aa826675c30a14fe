import { useAction, useFormAction } from '../../../apollo/useAction';
import type { ReviewDraft } from './reviewDraft';
import { DeleteReviewDocument, WriteReviewDocument } from './__generated__/useReview.generated';

/** Saves the viewer's review of a course. */
export const useWriteReview = (courseId: string) =>
  useFormAction(WriteReviewDocument, {
    variables: (draft: ReviewDraft) => ({ input: { courseId, ...draft } }),
    done: (_draft, { course }) =>
      course.viewerReview?.state === 'WAITING'
        ? 'Thank you. Your review appears when an administrator approves it.'
        : 'Thank you. Your review is published.',
    failed: 'Your review wasn’t saved. Your text is still here.',
  });

/** Deletes the viewer's review after confirmation; resolves to whether it was deleted. */
export const useDeleteReview = (courseId: string) =>
  useAction(DeleteReviewDocument, {
    variables: () => ({ courseId }),
    ask: () => ({
      title: 'Delete your review?',
      text: 'Your rating and review will be removed. You can write a new review later.',
      confirmLabel: 'Delete review',
      danger: true,
    }),
    done: () => 'Review deleted.',
    failed: 'Your review couldn’t be deleted. Try again.',
  });
