import { saveFile } from '../lib/saveFile';
import { toast } from '../ui/overlays/toast';

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
