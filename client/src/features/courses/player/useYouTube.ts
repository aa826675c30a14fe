import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPlaybackSpeed, storePlaybackSpeed } from '../../../lib/preferences';
import type { PlayerLink } from './PlayerLink';

/** When YouTube is reported as not responding. */
const YOUTUBE_TIMEOUT_MS = 5_000;

/** Interval between handshake messages, which the player ignores until it is ready. */
const GREETING_INTERVAL_MS = 500;

/** Handshake of YouTube's widget protocol; a working player replies to it, and then reports its state. */
const GREETING = JSON.stringify({ event: 'listening', id: 'waymark', channel: 'widget' });

/** A player that cannot show its video, such as a removed one, says so right after its first reply. */
const ERROR_WITHIN_MS = 1_000;

/** `YT.PlayerState.PLAYING`. */
const PLAYING = 1;
/** `YT.PlayerState.ENDED`. */
const ENDED = 0;

/** What the player reports; each report contains what has changed. */
interface Report {
  currentTime?: number;
  duration?: number;
  playerState?: number;
  playbackRate?: number;
}

/**
 * Connects the link with YouTube's player, whose `origin` this is. Calls `onReady` after the player's first reply, unless
 * it reports an error: the frame's `load` event is no proof, as browsers also fire it for their error page. Returns whether the player has not
 * replied within the timeout; turns false on a late reply.
 */
export function useYouTube(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  link: PlayerLink | undefined,
  onReady: () => void,
): { isSilent: boolean } {
  const [isSilent, setIsSilent] = useState(false);
  const state = useRef({ currentTime: null as number | null, duration: 0, playerState: -1 });
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const player = frame.current?.contentWindow;
    if (!player) return;
    const command = (func: string, ...args: unknown[]) =>
      player.postMessage(JSON.stringify({ event: 'command', func, args }), origin);
    let hasAnswered = false;
    let watched: ReturnType<typeof setTimeout> | undefined;
    const onMessage = (event: MessageEvent) => {
      if (event.source !== player || event.origin !== origin) return;
      if (!hasAnswered) {
        hasAnswered = true;
        setIsSilent(false);
        watched = setTimeout(ready, ERROR_WITHIN_MS);
        clearInterval(greeting);
        clearTimeout(timeout);
        const speed = readPlaybackSpeed();
        if (speed !== 1) command('setPlaybackRate', speed);
      }
      if (isError(event.data)) clearTimeout(watched);
      const info = reportIn(event.data);
      if (!info) return;
      const { playbackRate, ...moved } = info;
      if (playbackRate !== undefined && state.current.playerState === PLAYING)
        storePlaybackSpeed(playbackRate);
      Object.assign(state.current, moved);
      const { currentTime, duration, playerState } = state.current;
      if (currentTime === null || playerState < 0) return;
      link?.report({
        seconds: currentTime,
        duration: duration > 0 ? duration : null,
        isPlaying: playerState === PLAYING,
        hasEnded: playerState === ENDED,
      });
    };
    // To any origin, as an error page has a different one; the message contains nothing secret.
    const greeting = setInterval(() => player.postMessage(GREETING, '*'), GREETING_INTERVAL_MS);
    const timeout = setTimeout(() => setIsSilent(true), YOUTUBE_TIMEOUT_MS);
    window.addEventListener('message', onMessage);
    const detach = link?.attach({
      currentTime: () => state.current.currentTime,
      seek: (seconds) => command('seekTo', seconds, true),
    });
    return () => {
      clearInterval(greeting);
      clearTimeout(timeout);
      clearTimeout(watched);
      window.removeEventListener('message', onMessage);
      detach?.();
    };
  }, [frame, origin, link]);
  return { isSilent };
}

const isError = (data: unknown) => typeof data === 'string' && data.includes('"event":"onError"');

/** The report in a message; null in other messages. */
function reportIn(data: unknown): Report | null {
  if (typeof data !== 'string') return null;
  try {
    const { info } = JSON.parse(data) as { info?: unknown };
    if (typeof info !== 'object' || info === null) return null;
    const { currentTime, duration, playerState, playbackRate } = info as Record<string, unknown>;
    const numbers = Object.entries({ currentTime, duration, playerState, playbackRate }).filter(
      ([, value]) => typeof value === 'number' && Number.isFinite(value),
    );
    return Object.fromEntries(numbers);
  } catch {
    // Not a message of the widget protocol.
    return null;
  }
}
