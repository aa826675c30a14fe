import { z } from 'zod';

/** Columns of something kept that was not as the rows that cause it say. */
export const differenceColumns = {
  /** What it is about. */
  of: z.string(),
  /** null: nothing was kept. */
  kept: z.unknown(),
  /** null: nothing is to be kept. */
  counted: z.unknown(),
};

/** Something kept that was not as the rows that cause it say. */
export type FigureDifference = z.infer<z.ZodObject<typeof differenceColumns>>;
