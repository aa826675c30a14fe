/** What only a bug, an intruder or an outage meets; what a person can mend is returned as a UserError instead. */
export type RefusalCode =
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'DATABASE_UNAVAILABLE';

/** Thrown by services; both doors know its code (GraphQL: extensions.code, REST: the status). The message is shown to people. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** RATE_LIMITED only: seconds until trying again makes sense. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export const unauthenticated = (message = 'Please log in') => new Refusal('UNAUTHENTICATED', message);
export const forbidden = (message: string) => new Refusal('FORBIDDEN', message);
export const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`);
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Refusal('RATE_LIMITED', message, retryAfterSeconds);
export const databaseUnavailable = () =>
  new Refusal(
    'DATABASE_UNAVAILABLE',
    'The database cannot be reached right now. Nothing was lost; please try again.',
  );
