import type * as z from 'zod/mini';
import { check, type FieldProblem } from './validation.rules';

/**
 * Codes of errors caused by a bug, an attacker or an outage. What users can correct is an InvalidInputError, or returned
 * as another UserError.
 */
export type RefusalCode =
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'DATABASE_UNAVAILABLE';

/**
 * Thrown by services; both APIs map its code (GraphQL: extensions.code, REST: the status). The message is shown to
 * users.
 */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** Seconds until a retry makes sense; for RATE_LIMITED and DATABASE_UNAVAILABLE. */
    readonly retryAfterSeconds?: number,
    /** The underlying error, which never leaves the server. */
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const unauthenticated = (message = 'Please log in') => new Refusal('UNAUTHENTICATED', message);
/** The message for an invalid or expired session token. */
export const SESSION_IS_OVER = 'Your session has expired. Please log in again.';
/** The message for an access token that is invalid, expired or revoked. */
export const ACCESS_TOKEN_IS_OVER = 'This access token is invalid, was revoked, or has expired';

export const forbidden = (message: string) => new Refusal('FORBIDDEN', message);
export const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`);
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Refusal('RATE_LIMITED', message, retryAfterSeconds);

/** Input that the user can correct. GraphQL returns it as the InvalidInput of a mutation, REST as a status of 400. */
export class InvalidInputError extends Refusal {
  constructor(readonly fields: FieldProblem[]) {
    super('BAD_USER_INPUT', fields[0]!.message);
  }
}

/** The error for one field of an input; `path` is '' if the input as a whole is invalid. */
export const invalidInput = (path: string, message: string) => new InvalidInputError([{ path, message }]);

/** The input as the rules make it; throws InvalidInputError if it breaks one. */
export function validated<T>(rules: z.ZodMiniType<T>, input: unknown): T {
  const checked = check(rules, input);
  if (!checked.ok) throw new InvalidInputError(checked.fields);
  return checked.value;
}

/** Why the database is unavailable although the request is valid. */
export type UnavailableReason = 'unreachable' | 'slow' | 'readOnly' | 'full';

const UNAVAILABLE: Record<UnavailableReason, { message: string; retryAfterSeconds: number }> = {
  unreachable: {
    message: 'The database can’t be reached right now. Nothing was lost. Please try again.',
    retryAfterSeconds: 2,
  },
  slow: { message: 'This took too long and was canceled. Please try again.', retryAfterSeconds: 2 },
  readOnly: {
    message: 'Changes can’t be saved right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  full: {
    message: 'This wasn’t saved because the platform is out of storage. Please try again later.',
    retryAfterSeconds: 60,
  },
};

export const databaseUnavailable = (reason: UnavailableReason = 'unreachable', cause?: unknown) => {
  const { message, retryAfterSeconds } = UNAVAILABLE[reason];
  return new Refusal('DATABASE_UNAVAILABLE', message, retryAfterSeconds, cause);
};

/** Whether the error is DATABASE_UNAVAILABLE; an outage is logged separately. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'DATABASE_UNAVAILABLE';
