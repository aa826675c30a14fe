import { reportUnanswered } from '../lib/connection';
import { readSession } from '../lib/session';
import { announceExpiry } from './client';

/**
 * Fetches a file with the session token, which a link cannot send. Returns null if the token was rejected, which ends
 * the session; rejects if there was no response. The caller handles all other statuses.
 */
export async function fetchFile(path: string): Promise<Response | null> {
  const session = readSession();
  const headers = session ? { Authorization: `Bearer ${session.token}` } : undefined;
  const response = await fetch(path, { headers }).catch((error: unknown) => {
    reportUnanswered();
    throw error;
  });
  if (response.status !== 401) return response;
  announceExpiry();
  return null;
}
