import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../validation.rules';

export const CATEGORIES_MAX = 100;
const NAME_MAX_LENGTH = 60;

/** A category as an administrator writes it. */
export const categoryRules = z.object({
  name: requiredLine('Name', NAME_MAX_LENGTH, 'Name is required'),
  alternativeName: optionalLine('Other name', NAME_MAX_LENGTH),
  isMain: z.boolean(),
});

export type CategoryInput = z.output<typeof categoryRules>;
