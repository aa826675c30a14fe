import { reportUnanswered } from '../lib/connection';
import { readSession } from '../lib/session';
import { announceExpiry } from './client';

/**
 * Asks for a file with the session's token, which a link cannot send. Null when the token was refused, which has then
 * ended the session and been said. Every other answer is the caller's to judge; rejects when none came.
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
