import { sendFile } from '../../../apollo/fetchFile';

type Outcome = { ok: true; pictureUrl: string } | { ok: false; message: string };

const FAILED = 'The picture couldn’t be uploaded. Please try again.';

/** Makes the file the account's picture. Rejects if there was no response, or if `signal` stopped the request. */
export async function uploadPicture(file: Blob, signal: AbortSignal): Promise<Outcome> {
  const response = await sendFile('/auth/profile/picture', file, { signal });
  if (!response) return { ok: false, message: 'Your session has expired. Please log in again.' };
  const answer = (await response.json().catch(() => ({}))) as { profilePic?: unknown; error?: unknown };
  if (response.ok && typeof answer.profilePic === 'string')
    return { ok: true, pictureUrl: answer.profilePic };
  return { ok: false, message: typeof answer.error === 'string' ? answer.error : FAILED };
}
