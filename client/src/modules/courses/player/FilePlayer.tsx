import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { captionsOf, type VideoFile } from '#server/modules/courses/video.rules';
import {
  readCaptionsAreShown,
  readPlaybackSpeed,
  storeCaptionsAreShown,
  storePlaybackSpeed,
} from '../../../lib/preferences';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { RetryIcon } from '../../../ui/icons/Icons';
import { SurfaceNote } from '../../../ui/states/States';
import { ExternalIcon } from '../../../ui/icons/ToolIcons';
import styles from './Player.module.css';
import type { LessonPlayerProps } from './LessonPlayer';
import { isPlayerKey, PLAYBACK_SPEEDS, pressPlayerKey } from './playerKeys';
import { useCaptionsText } from './captionsText';

/** Specification, section 8. */
const UNSUPPORTED = 'Your browser does not support this video format.';

/** The native video player with captions and speed selection. Playing to the end counts as watched. */
export function FilePlayer({
  video,
  lesson,
  start,
  onWatched,
  link,
}: LessonPlayerProps & { video: VideoFile }) {
  const player = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(readPlaybackSpeed);
  /** Where the viewer is, in seconds; null until the video plays. */
  const reached = useRef<number | null>(null);
  const { areLoaded: hasCaptions, track, retry: loadCaptionsAgain } = useCaptions(lesson);
  const showsCaptions = useCaptionsChoice(player, hasCaptions);
  const [failure, setFailure] = useState<'network' | 'format' | null>(null);
  // A control inside the video has the focus without the video being `:focus-visible`.
  const [isUsedByKey, setUsedByKey] = useState(false);
  useEffect(
    () =>
      link?.attach({
        currentTime: () => player.current?.currentTime ?? null,
        seek: (seconds) => {
          if (player.current) player.current.currentTime = seconds;
        },
      }),
    [link],
  );
  useEffect(() => {
    // A newer place of another device has arrived.
    if (player.current && reached.current === null) startAt(player.current, start);
  }, [start]);
  useEffect(() => {
    // The metadata may have arrived before React listens; a new video after a failure plays at its own speed.
    if (player.current) player.current.playbackRate = speed;
  }, [speed, failure]);
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      if (player.current && isPlayerKey(event) && pressPlayerKey(player.current, event.key))
        event.preventDefault();
    };
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);

  if (failure) return <PlayerFailure failure={failure} video={video} onRetry={() => setFailure(null)} />;

  // The native menu has more speeds; include the current one in the list.
  const speeds = [...new Set([...PLAYBACK_SPEEDS, speed])].sort((slower, faster) => slower - faster);

  const report = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, duration, paused, ended } = currentTarget;
    const isPlaying = !paused && !ended;
    if (isPlaying || reached.current !== null) reached.current = currentTime;
    link?.report({
      seconds: currentTime,
      duration: Number.isFinite(duration) ? duration : null,
      isPlaying,
      hasEnded: ended,
    });
  };

  return (
    <div className="wm-stack wm-gap-8 wm-no-print">
      <div className={classes('wm-relative', styles.frame, isUsedByKey && styles.ringed)}>
        <video
          ref={player}
          className={`wm-full wm-block ${styles.video}`}
          src={video.url}
          controls
          playsInline
          preload="metadata"
          aria-label={`Video: ${lesson.title}`}
          tabIndex={0}
          onLoadedMetadata={({ currentTarget }) => {
            // After a failure, the video continues where it stopped.
            startAt(currentTarget, reached.current ?? start);
          }}
          onPlay={report}
          onTimeUpdate={report}
          onPause={report}
          onSeeked={report}
          onEnded={(event) => {
            report(event);
            onWatched();
          }}
          onKeyUp={() => setUsedByKey(true)}
          onPointerDown={() => setUsedByKey(false)}
          onBlur={() => setUsedByKey(false)}
          onRateChange={(event) => {
            const { playbackRate } = event.currentTarget;
            setSpeed(playbackRate);
            storePlaybackSpeed(playbackRate);
          }}
          onError={(event) =>
            setFailure(event.currentTarget.error?.code === MEDIA_ERR_NETWORK ? 'network' : 'format')
          }
        >
          {hasCaptions && (
            <track ref={track} kind="captions" srcLang="en" label="English" default={showsCaptions} />
          )}
        </video>
      </div>
      <div className={`wm-cluster wm-justify-space-between wm-gap-16 wm-gap-y-4 wm-small ${styles.under}`}>
        <label className={`wm-inline-row wm-gap-8 ${styles.speed}`}>
          Speed
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {speeds.map((option) => (
              <option key={option} value={option}>
                {option === 1 ? 'Normal' : `${option}×`}
              </option>
            ))}
          </select>
        </label>
        {loadCaptionsAgain && (
          <span role="status">
            The captions couldn’t be loaded.{' '}
            <Button variant="quiet" size="sm" onClick={loadCaptionsAgain}>
              Load captions again
            </Button>
          </span>
        )}
        <span className={`wm-muted ${styles.keys}`}>
          Shortcuts: <kbd>K</kbd> or <kbd>Space</kbd> play/pause · <kbd>J</kbd>/<kbd>L</kbd> back/forward 10 s
          · <kbd>←</kbd>/<kbd>→</kbd> 5 s · <kbd>F</kbd> full screen ·{' '}
          {hasCaptions && (
            <>
              <kbd>C</kbd> captions ·{' '}
            </>
          )}
          <kbd>M</kbd> mute · <kbd>&lt;</kbd>/<kbd>&gt;</kbd> speed
        </span>
      </div>
    </div>
  );
}

/** The last second is the end, from which a video starts over. */
function startAt(video: HTMLVideoElement, seconds: number): void {
  if (seconds > 0 && seconds < video.duration - 1) video.currentTime = seconds;
}

/** `MediaError.MEDIA_ERR_NETWORK`, as a number because not every environment defines the constant. */
const MEDIA_ERR_NETWORK = 2;

function PlayerFailure(props: { failure: 'network' | 'format'; video: VideoFile; onRetry: () => void }) {
  const { failure, video, onRetry } = props;
  return (
    <SurfaceNote
      tone="error"
      role="alert"
      title={failure === 'format' ? UNSUPPORTED : 'The video stopped loading.'}
      action={
        failure === 'network' && (
          <Button variant="secondary" size="sm" iconStart={<RetryIcon size={16} />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <a href={video.url} target="_blank" rel="noopener noreferrer" className="wm-link">
        Open the video file <ExternalIcon size={14} />
      </a>
    </SurfaceNote>
  );
}

/**
 * A video's captions, by a ref for their <track>, and `retry` if they couldn't be loaded. Captions stored as text need the
 * session token, which a <track> cannot send, so they become an object URL.
 */
function useCaptions({ captionsUrl, captionsPath }: LessonPlayerProps['lesson']) {
  const { text, retry } = useCaptionsText(captionsPath);
  const address = captionsPath === null ? captionsOf(captionsUrl) : null;
  const track = useCallback(
    (element: HTMLTrackElement) => {
      const url = address ?? URL.createObjectURL(new Blob([text ?? ''], { type: 'text/vtt' }));
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [address, text],
  );
  return { areLoaded: address !== null || text !== null, track, retry };
}

/**
 * Whether captions are shown at first, as last chosen on this device. Remembers what the viewer chooses in the player's
 * menu.
 */
function useCaptionsChoice(player: RefObject<HTMLVideoElement | null>, areLoaded: boolean): boolean {
  const [isShown] = useState(readCaptionsAreShown);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (!areLoaded || !tracks?.addEventListener) return;
    const remember = () => {
      const modes = [...tracks].map(({ mode }) => mode);
      if (modes.length > 0) storeCaptionsAreShown(modes.includes('showing'));
    };
    tracks.addEventListener('change', remember);
    return () => tracks.removeEventListener('change', remember);
  }, [player, areLoaded]);
  return isShown;
}
