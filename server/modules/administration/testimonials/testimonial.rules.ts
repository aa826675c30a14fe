import * as z from 'zod/mini';
import { optionalHttpsUrl, requiredText } from '../../../platform/validation.rules';

export const DEFAULT_STARS = 5;

/** Specification, section 5: name and text required, stars 1 to 5 with 5 as the default, avatar optional. */
export const addTestimonialRules = z.object({
  name: requiredText('Name', 100, 'Name is required'),
  text: requiredText('Text', 1000, 'Text is required'),
  stars: z._default(
    z
      .number('Stars must be a whole number from 1 to 5')
      .check(
        z.refine(
          (stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5,
          'Stars must be a whole number from 1 to 5',
        ),
      ),
    DEFAULT_STARS,
  ),
  avatarUrl: optionalHttpsUrl('Avatar'),
});
