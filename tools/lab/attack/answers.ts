import type { TargetAnswer } from './target';

/** Internals that must not leak: stack traces, SQL statements, PostgreSQL's own messages. */
const INTERNALS =
  /node_modules|\bat \S+ \(|syntax error at or near|violates \w+ constraint|relation "|QueryFailedError|duplicate key value/;

/** Why the response to a malformed call is a server fault; null if it is a proper result or error. */
export function faultIn({ status, text }: TargetAnswer): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (text.includes('INTERNAL_SERVER_ERROR')) return `an unexpected error: ${text.slice(0, 200)}`;
  const internals = INTERNALS.exec(text);
  return internals ? `internals in the answer: ${internals[0]}` : null;
}
