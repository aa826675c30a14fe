import type { TargetAnswer } from './target';

/** What the inside of the server looks like when it comes out: stacks, statements, PostgreSQL's own sentences. */
const INTERNALS =
  /node_modules|\bat \S+ \(|syntax error at or near|violates \w+ constraint|relation "|QueryFailedError|duplicate key value/;

/** Why this answer to a malformed call is a fault of the server; null when it is a proper answer or refusal. */
export function faultIn({ status, text }: TargetAnswer): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (text.includes('INTERNAL_SERVER_ERROR')) return `an unexpected error: ${text.slice(0, 200)}`;
  const internals = INTERNALS.exec(text);
  return internals ? `internals in the answer: ${internals[0]}` : null;
}
