import { isDiskFull } from '../embedded-postgres';
import { isDatabaseUnavailable, type UnavailableReason } from '../errors';
import { unavailableReason } from './unavailable';

const SENTENCES: Record<UnavailableReason, string> = {
  unreachable:
    'The database stopped answering while Waymark started. Check that PostgreSQL is running, and start again.',
  slow: 'The database took too long while Waymark started. Another session may hold a lock that the start needs.',
  readOnly:
    'The database accepts no writes: it is a standby, or was made read-only. DATABASE_URL must lead to the primary.',
  full:
    'The disk that holds the database is full, so Waymark cannot start. Nothing that was saved is lost. ' +
    'Free some space and start again.',
};

/**
 * A message telling the operator how to fix an error that prevented the start; null if the database did not cause it.
 */
export function startFailureSentence(error: unknown): string | null {
  const cause = isDatabaseUnavailable(error) ? (error as Error).cause : error;
  const reason = isDiskFull(cause) ? 'full' : unavailableReason(cause);
  return reason && `${SENTENCES[reason]} (${cause instanceof Error ? cause.message : String(cause)})`;
}
