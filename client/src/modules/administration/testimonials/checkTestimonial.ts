import { addTestimonialRules } from '#server/modules/administration/testimonials/testimonial.rules';
import { check } from '#server/platform/validation.rules';

/** Validates with the server's schema. In a separate module, loaded on demand to keep it out of the landing page. */
export function checkTestimonial(draft: unknown) {
  return check(addTestimonialRules, draft);
}
