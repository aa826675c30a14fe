import { type RefObject, useEffect, useState } from 'react';
import { readCaptionsAreShown, storeCaptionsAreShown } from '../../../lib/preferences';

/**
 * Whether captions are shown at first, as last chosen on this device. Remembers what the viewer chooses in the player's
 * menu; `address` is the loaded captions', or null.
 */
export function useCaptionsChoice(
  player: RefObject<HTMLVideoElement | null>,
  address: string | null,
): boolean {
  const [isShown] = useState(readCaptionsAreShown);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (address === null || !tracks?.addEventListener) return;
    const remember = () => {
      const modes = [...tracks].map(({ mode }) => mode);
      if (modes.length > 0) storeCaptionsAreShown(modes.includes('showing'));
    };
    tracks.addEventListener('change', remember);
    return () => tracks.removeEventListener('change', remember);
  }, [player, address]);
  return isShown;
}
