import { sayExpired } from '../../apollo/client';
import { readSession } from '../../lib/session';
import { toast } from '../../ui/toast';
import { saveFile } from '../certificates/saveFile';

/** Fetches a CSV with the session's token and saves it under the name. A failure is said with these words. */
export async function exportResults(
  path: string,
  name: string,
  failed = 'Failed to export results',
): Promise<void> {
  const session = readSession();
  try {
    const response = await fetch(path, {
      headers: session ? { Authorization: `Bearer ${session.token}` } : {},
    });
    if (response.status === 401) return sayExpired();
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    saveFile(await response.blob(), name);
  } catch {
    // Offline or refused, the words are the same: nothing was saved, and it can be tried again.
    toast.error(failed);
  }
}
