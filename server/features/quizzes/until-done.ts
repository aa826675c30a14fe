import { rateLimited } from '../../platform/errors';

/** Whoever loses a race reads again and finds the winner's work, so that few calls ever need a third try. */
const MAX_TRIES = 20;

/** What `act` comes to; it is null when a concurrent call was faster. RATE_LIMITED when that happens again and again. */
export async function untilDone<T>(act: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await act();
    if (result !== null) return result;
  }
  throw rateLimited('Too many requests for this quiz at once. Please try again.', 1);
}
