import { addTestimonialRules } from '../../../../server/features/testimonials/testimonial.rules';
import { check } from '../../../../server/platform/validation.rules';

/** The rules the server applies too. The form loads this file when it is used: the landing page opens without it. */
export function checkTestimonial(draft: unknown) {
  return check(addTestimonialRules, draft);
}
