import * as z from 'zod/mini';
import { optionalText } from '../../../platform/validation.rules';

const REVIEW_TEXT_MAX_LENGTH = 2000;

const STARS = 'Stars must be a whole number from 1 to 5';

export const writeReviewRules = z.object({
  stars: z
    .number(STARS)
    .check(z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, STARS)),
  text: optionalText('Text', REVIEW_TEXT_MAX_LENGTH),
});
