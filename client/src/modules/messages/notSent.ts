import type { FieldProblem } from '#server/platform/validation.rules';
import type { Refusal } from '../../forms/formOutcome';

/** Why a message wasn't sent, if the server gave no reason. */
export const NO_RESPONSE = 'the server didn’t respond';

/** The outcome of a message that wasn't sent; `fields` are the invalid ones. */
export const notSent = (reason: string, fields?: readonly FieldProblem[]): Refusal => ({
  ok: false,
  message: `Failed to send: ${reason}`,
  fields,
});
