import { reportUnanswered } from '../lib/connection';
import { readSession } from '../lib/session';
import { announceExpiry } from './client';
import { saveFile } from '../lib/saveFile';
import { toast } from '../ui/overlays/toast';

/**
 * Fetches a file with the session token, which a link cannot send. Returns null if the token was rejected, which ends
 * its session here; rejects if there was no response. The caller handles all other statuses.
 */
export async function fetchFile(path: string): Promise<Response | null> {
  return withToken(path, {});
}

interface SendOptions {
  /** PUT replaces what is there, POST adds. */
  method?: 'PUT' | 'POST';
  /** Stops the request, which then rejects. */
  signal?: AbortSignal;
}

/**
 * Sends a file in the same way; its type is the file's own. Returns what the server made of it, or the `error` for which
 * it was refused.
 */
export async function sendFile<Answer extends object>(
  path: string,
  file: Blob,
  { method = 'PUT', signal }: SendOptions = {},
): Promise<(Partial<Answer> & { error?: string }) | null> {
  const response = await withToken(path, { method, body: file, ...(signal && { signal }) });
  // A proxy may refuse it without JSON.
  return response && ((await response.json().catch(() => ({}))) as Partial<Answer>);
}

/** Fetches a file that needs more than its address: sends `input` as JSON; with `token` instead of the session's. */
export async function fetchFileWith(path: string, input: object, token?: string): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json' };
  return withToken(path, { method: 'POST', body: JSON.stringify(input), headers }, token);
}

async function withToken(
  path: string,
  request: RequestInit,
  token = readSession()?.token,
): Promise<Response | null> {
  const headers = {
    ...(request.headers as Record<string, string> | undefined),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(path, { ...request, headers }).catch((error: unknown) => {
    // A stopped request says nothing about the connection.
    if (!request.signal?.aborted) reportUnanswered();
    throw error;
  });
  if (response.status !== 401) return response;
  // Another token, or that of a session before, says nothing about this session.
  if (token === readSession()?.token) announceExpiry();
  return null;
}

/**
 * Downloads a fetched file under this name, and resolves to whether there was one. A toast says `failed` if the server
 * refused it, is unreachable, or the download broke off.
 */
export async function saveFetched(
  fetching: Promise<Response | null>,
  name: string,
  failed: string,
): Promise<boolean> {
  try {
    const response = await fetching;
    if (response?.ok) saveFile(await response.blob(), name);
    else if (response) toast.error(failed);
    return response?.ok === true;
  } catch {
    toast.error(failed);
    return false;
  }
}
