/** Something kept that was not as the rows that cause it say. */
export interface FigureDifference {
  /** What it is about. */
  of: string;
  /** null: nothing was kept. */
  kept: unknown;
  /** null: nothing is to be kept. */
  counted: unknown;
}
