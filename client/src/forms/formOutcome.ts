import type { FieldProblem } from '#server/platform/validation.rules';

export interface Refusal {
  ok: false;
  /** Invalid fields. */
  fields?: readonly FieldProblem[];
  /** An error about the whole form. */
  message?: string;
}

/** Result of a submission. `startsOver` resets the form to its initial values, for the next one. */
export type FormOutcome = { ok: true; startsOver?: boolean } | Refusal;

/** The outcome for an error about the whole form. */
export const refused = (message: string): Refusal => ({ ok: false, message });
