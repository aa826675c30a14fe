import { type RefObject, useEffect, useState } from 'react';

/** Timeout before YouTube is reported as not responding, in milliseconds. */
const YOUTUBE_PATIENCE_MS = 8_000;

/** Interval between handshake messages, which the player ignores until it is ready. */
const GREETING_INTERVAL_MS = 500;

/** Handshake of YouTube's widget protocol; a working player replies to it. */
const GREETING = JSON.stringify({ event: 'listening', id: 'waymark', channel: 'widget' });

/**
 * Whether YouTube's player has not replied within the timeout. The frame's `load` event is no proof, as browsers also
 * fire it for their error page. Turns false on a late reply. `origin` is the player's.
 */
export function useYouTubeIsSilent(frame: RefObject<HTMLIFrameElement | null>, origin: string): boolean {
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    const player = frame.current?.contentWindow;
    if (!player) return;
    const stop = () => {
      clearInterval(greeting);
      clearTimeout(patience);
      window.removeEventListener('message', onMessage);
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source !== player || event.origin !== origin) return;
      setIsSilent(false);
      stop();
    };
    // To any origin, as an error page has a different one; the message contains nothing secret.
    const greeting = setInterval(() => player.postMessage(GREETING, '*'), GREETING_INTERVAL_MS);
    const patience = setTimeout(() => setIsSilent(true), YOUTUBE_PATIENCE_MS);
    window.addEventListener('message', onMessage);
    return stop;
  }, [frame, origin]);
  return isSilent;
}
