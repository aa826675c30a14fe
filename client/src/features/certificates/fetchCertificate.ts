import { fetchFile } from '../../apollo/fetchFile';

export const CERTIFICATE_FAILED = 'Failed to download certificate';

/**
 * Fetches a certificate's document (HTML or PDF by its path) with the session's token.
 * Null when the token was refused, which has then ended the session and been said. Throws an Error whose message is
 * the sentence to show: the server's `error`, else `CERTIFICATE_FAILED`.
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
    // fetch's own words name the network layer ("Failed to fetch"), which helps nobody who wants a certificate.
    throw new Error(CERTIFICATE_FAILED, { cause });
  }
}

async function refusalOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    if (body && typeof body === 'object' && 'error' in body && typeof body.error === 'string' && body.error)
      return body.error;
  } catch {
    // A proxy's error page is no JSON; the specified sentence says as much.
  }
  return CERTIFICATE_FAILED;
}
