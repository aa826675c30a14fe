import { rateLimited } from '../../../platform/errors';

/** The loser of a race sees the winner's result at its next try, so few calls need a third one. */
const MAX_TRIES = 20;

/** Retries `act` while it returns null, meaning that a concurrent call won; RATE_LIMITED after too many tries. */
export async function untilDone<T>(act: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await act();
    if (result !== null) return result;
  }
  throw rateLimited('Too many requests for this quiz at once. Please try again.', 1);
}
