import { z } from 'zod';

/** Columns of a kept figure that differs from its source rows. */
export const differenceColumns = {
  /** What it is about. */
  of: z.string(),
  /** null: no kept row. */
  kept: z.unknown(),
  /** null: there should be no row. */
  counted: z.unknown(),
};

/** A kept figure that differs from its source rows. */
export type FigureDifference = z.infer<z.ZodObject<typeof differenceColumns>>;
