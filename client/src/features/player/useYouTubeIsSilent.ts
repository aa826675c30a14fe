import { type RefObject, useEffect, useState } from 'react';

/** How long YouTube may take before the page says that it does not respond, in milliseconds. */
const YOUTUBE_PATIENCE_MS = 8_000;

/** Between two greetings: the player ignores those that come before it is ready. */
const GREETING_INTERVAL_MS = 500;

/** The first message of YouTube's widget protocol; a player that runs answers it. */
const GREETING = JSON.stringify({ event: 'listening', id: 'waymark', channel: 'widget' });

/**
 * Whether YouTube's player in the frame has failed to answer within the patience. A frame's `load` does not tell: browsers
 * fire it for their own error page too. Turns false when an answer comes late. `origin` is the player's.
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
    // To any origin: an error page has another one, and there is nothing secret in a greeting.
    const greeting = setInterval(() => player.postMessage(GREETING, '*'), GREETING_INTERVAL_MS);
    const patience = setTimeout(() => setIsSilent(true), YOUTUBE_PATIENCE_MS);
    window.addEventListener('message', onMessage);
    return stop;
  }, [frame, origin]);
  return isSilent;
}
