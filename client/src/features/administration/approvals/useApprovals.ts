import type { ApprovalState } from '../../../apollo/generated/types';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { WaitingCountsDocument } from '../WaitingBadge.generated';
import type { ManagedReviewItemFragment, ManagedTestimonialItemFragment } from './ApprovalsPage.generated';
import { DECIDED } from './approvalStates';
import { useSetReviewStateMutation, useSetTestimonialStateMutation } from './useApprovals.generated';

const NOT_SAVED = 'Your decision wasn’t saved. Try again.';

/** What administrators decide about reviews and testimonials; each decision can be undone. */
export function useApprovals() {
  const afterwards = { refetchQueries: [WaitingCountsDocument] };
  const [setReview] = useSetReviewStateMutation(afterwards);
  const [setTestimonial] = useSetTestimonialStateMutation(afterwards);

  async function decideOnReview(
    { id, revision }: ManagedReviewItemFragment,
    state: ApprovalState,
  ): Promise<boolean> {
    return attempt(
      async () => {
        const { data } = await setReview({ variables: { reviewId: id, state, revision } });
        if (data?.setReviewState.__typename !== 'ReviewChanged') return true;
        toast.error(data.setReviewState.message);
        return false;
      },
      NOT_SAVED,
      (sentence) => {
        toast.error(sentence);
        return false;
      },
    );
  }

  const decideOnTestimonial = ({ id }: ManagedTestimonialItemFragment, state: ApprovalState) =>
    attemptOrToast(() => setTestimonial({ variables: { testimonialId: id, state } }), NOT_SAVED);

  return {
    review: async (review: ManagedReviewItemFragment, state: ApprovalState): Promise<void> => {
      if (await decideOnReview(review, state))
        toastUndo(
          `The review by ${review.studentName} ${DECIDED[state]}`,
          () => void decideOnReview(review, review.state),
        );
    },
    testimonial: async (testimonial: ManagedTestimonialItemFragment, state: ApprovalState): Promise<void> => {
      if (await decideOnTestimonial(testimonial, state))
        toastUndo(
          `The testimonial by ${testimonial.name} ${DECIDED[state]}`,
          () => void decideOnTestimonial(testimonial, testimonial.state),
        );
    },
  };
}
