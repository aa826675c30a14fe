import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { YouTubeVideo } from '#server/modules/courses/video.rules';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { SurfaceNote } from '../../../ui/states/States';
import { ExternalIcon, PlayIcon } from '../../../ui/icons/ToolIcons';
import styles from './Player.module.css';
import type { LessonPlayerProps } from './LessonPlayer';
import type { PlayerLink } from './PlayerLink';
import { PlayerPoster } from './PlayerPoster';
import { readPlaybackSpeed, storePlaybackSpeed } from '../../../lib/preferences';

type YouTubePlayerProps = LessonPlayerProps & { video: YouTubeVideo };

/**
 * A poster until clicked, then YouTube's cookieless player. The player's first reply counts as watched (specification,
 * section 4: its load), unless it is followed by an error.
 */
export function YouTubePlayer(props: YouTubePlayerProps) {
  const { video, lesson, category, start, onWatched, link } = props;
  /** Number of load attempts; 0: not loaded yet. */
  const [loads, setLoads] = useState(0);
  const load = () => setLoads(loads + 1);
  /** Where a panel beside the lesson has asked to start; null: at `start`. */
  const [sought, setSought] = useState<number | null>(null);
  const isLoaded = loads > 0;
  useEffect(() => {
    if (isLoaded) return;
    return link?.attach({
      currentTime: () => null,
      seek: (seconds) => {
        setSought(seconds);
        setLoads(1);
      },
    });
  }, [link, isLoaded]);
  // Fixed when it loads: a change would load the frame again.
  const [startsAt, setStartsAt] = useState<number | null>(null);
  const beginning = sought ?? (start || video.start);
  if (isLoaded && startsAt === null) setStartsAt(beginning);
  if (isLoaded)
    return (
      <YouTubeFrame
        key={loads}
        {...{ video, title: lesson.title, onWatched, link }}
        start={startsAt ?? beginning}
        onRetry={load}
      />
    );
  return (
    <div className="wm-stack wm-gap-8 wm-no-print">
      <div className={`wm-relative ${styles.frame}`}>
        <button type="button" className={`wm-full ${styles.poster}`} onClick={load}>
          <PlayerPoster
            {...{ lesson, category }}
            icon={<PlayIcon size={28} />}
            hint="Plays from YouTube. Nothing loads until you press play."
          >
            Play video
          </PlayerPoster>
        </button>
      </div>
      <WatchBelow video={video} />
    </div>
  );
}

type YouTubeFrameProps = Pick<YouTubePlayerProps, 'video' | 'start' | 'onWatched' | 'link'> & {
  title: string;
  onRetry: () => void;
};

function YouTubeFrame({ video, title, start, onWatched, link, onRetry }: YouTubeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isSilent } = useYouTube(frame, new URL(video.embedUrl).origin, link, onWatched);
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    // Makes the player respond to postMessage, which shows that it works.
    enablejsapi: '1',
    origin: window.location.origin,
    ...(start > 0 && { start: String(Math.floor(start)) }),
  });
  return (
    <div className="wm-stack wm-gap-8 wm-no-print">
      {/* Kept while hidden, as it may still answer. */}
      <div className={`wm-relative ${styles.frame}`} hidden={isSilent}>
        <iframe
          ref={frame}
          className={`wm-full wm-block ${styles.video}`}
          src={`${video.embedUrl}?${parameters.toString()}`}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube requires a referrer, which our own policy omits.
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={(event) => event.currentTarget.focus({ preventScroll: true })}
        />
      </div>
      {isSilent ? (
        <SurfaceNote
          tone="warning"
          role="alert"
          title="YouTube isn't responding."
          action={
            <Button variant="secondary" size="sm" iconStart={<RetryIcon size={16} />} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <WatchLink video={video}>Open the video on YouTube</WatchLink>
        </SurfaceNote>
      ) : (
        <WatchBelow video={video} />
      )}
    </div>
  );
}

function WatchBelow({ video }: { video: YouTubeVideo }) {
  return (
    <p className={`wm-cluster wm-justify-space-between wm-gap-16 wm-gap-y-4 wm-small ${styles.under}`}>
      <WatchLink video={video}>Watch on YouTube</WatchLink>
    </p>
  );
}

function WatchLink({ video, children }: { video: YouTubeVideo; children: string }) {
  return (
    <a href={video.watchUrl} target="_blank" rel="noopener noreferrer" className="wm-link">
      {children} <ExternalIcon size={14} />
    </a>
  );
}

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
function useYouTube(
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
