import { useEffect, useState } from 'react';
import { captionsOf } from '../../../../server/features/catalogue/video.rules';
import { fetchFile } from '../../apollo/fetchFile';

interface Captions {
  /** Where a player may load them from; null: there are none, or not yet. */
  address: string | null;
  /** Asks once more; null unless they did not come. */
  retry: (() => void) | null;
}

/**
 * A video's captions. Those that are a text of the lesson's own (`path`) come with the session's token, which a <track>
 * cannot send, and get an address within this page.
 */
export function useCaptions(url: string | null, path: string | null): Captions {
  const [loaded, setLoaded] = useState<{ path: string; address: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === null) return;
    let address: string | null = null;
    let isGone = false;
    async function load(from: string) {
      const text = await textAt(from);
      if (isGone) return;
      if (text !== null) address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      setLoaded({ path: from, address });
    }
    void load(path);
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [path, attempt]);

  if (path === null) return { address: captionsOf(url), retry: null };
  if (loaded?.path !== path) return { address: null, retry: null };
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { address: loaded.address, retry: loaded.address === null ? again : null };
}

/** null when they do not come; the video plays without them. */
async function textAt(path: string): Promise<string | null> {
  try {
    const response = await fetchFile(path);
    return response?.ok ? await response.text() : null;
  } catch {
    // No network: the player says so.
    return null;
  }
}
