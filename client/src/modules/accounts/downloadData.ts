import { fetchFileWith } from '../../apollo/fetchFile';
import type { FormOutcome } from '../../lib/formOutcome';
import { saveFile } from '../../lib/saveFile';

const FAILED = 'Your data couldn’t be downloaded. Please try again.';

/**
 * Downloads everything that is stored about the account of the session, or of `token` for one that is about to be
 * deleted. `password` is null if the session is confirmed.
 */
export async function downloadData(password: string | null, token?: string): Promise<FormOutcome> {
  try {
    const response = await fetchFileWith('/auth/export', { password }, token);
    if (!response) return { ok: false, message: 'Your session has expired. Please log in again.' };
    if (response.ok) {
      saveFile(await response.blob(), 'waymark-data.zip');
      return { ok: true };
    }
    const { error } = (await response.json()) as { error: string };
    return response.status === 400 && password !== null
      ? { ok: false, fields: [{ path: 'password', message: error }] }
      : { ok: false, message: error };
  } catch {
    // The server is unreachable or the download broke off; it can be retried.
    return { ok: false, message: FAILED };
  }
}
