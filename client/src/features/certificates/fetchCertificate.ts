import { fetchFile } from '../../apollo/fetchFile';

export const CERTIFICATE_FAILED = 'Failed to download certificate';

/**
 * Fetches a certificate's document (HTML or PDF by its path) with the session token. Returns null if the token was
 * rejected, which ends the session. Throws an Error with a message for the user: the server's `error`, or
 * `CERTIFICATE_FAILED`.
 */
export async function fetchCertificate(path: string): Promise<Blob | null> {
  const response = await request(path);
  if (!response) return null;
  if (response.ok) return response.blob();
  throw new Error(await refusalOf(response));
}

async function request(path: string): Promise<Response | null> {
  try {
    return await fetchFile(path);
  } catch (cause) {
    // fetch's own message ("Failed to fetch") is not meant for users.
    throw new Error(CERTIFICATE_FAILED, { cause });
  }
}

async function refusalOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    if (body && typeof body === 'object' && 'error' in body && typeof body.error === 'string' && body.error)
      return body.error;
  } catch {
    // A proxy's error page is not JSON; use the specified message.
  }
  return CERTIFICATE_FAILED;
}
