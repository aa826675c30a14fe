import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../validation.rules';

/** A category of courses, as everyone sees it. */
export interface Category {
  /** What courses are stored under. */
  name: string;
  /** Another name under which instructors can choose it; null: none. */
  alternativeName: string | null;
  /** Whether the catalogue has a button for it; the others are behind “More categories”. */
  isMain: boolean;
}

export const CATEGORIES_MAX = 100;
const NAME_MAX_LENGTH = 60;

/** A category as an administrator writes it. */
export const categoryRules = z.object({
  name: requiredLine('Name', NAME_MAX_LENGTH, 'Name is required'),
  alternativeName: optionalLine('Other name', NAME_MAX_LENGTH),
  isMain: z.boolean(),
});

export type CategoryInput = z.output<typeof categoryRules>;
