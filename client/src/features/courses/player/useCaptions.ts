import { useEffect, useState } from 'react';
import { captionsOf } from '../../../../../server/features/courses/video.rules';
import { captionsText } from './captionsText';

interface Captions {
  /** URL for the player; null if there are none or they are loading. */
  address: string | null;
  /** Retries loading; null unless it failed. */
  retry: (() => void) | null;
}

/**
 * A video's captions. Captions stored as text (`path`) need the session token, which a <track> cannot send, so they are
 * fetched and become an object URL.
 */
export function useCaptions(url: string | null, path: string | null): Captions {
  const [loaded, setLoaded] = useState<{ path: string; address: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === null) return;
    let address: string | null = null;
    let isGone = false;
    async function load(from: string) {
      const text = await captionsText(from);
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
