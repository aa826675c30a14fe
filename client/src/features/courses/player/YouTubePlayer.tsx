import { useEffect, useRef, useState } from 'react';
import type { YouTubeVideo } from '../../../../../server/features/courses/video.rules';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ExternalIcon, PlayIcon } from '../../../ui/icons/ToolIcons';
import styles from './Player.module.css';
import type { PlayerLink } from './PlayerLink';
import { PlayerPoster } from './PlayerPoster';
import { useYouTube } from './useYouTube';

interface YouTubePlayerProps {
  video: YouTubeVideo;
  title: string;
  category: string;
  duration: string | null;
  /** Start time in seconds; 0 for where the link starts. */
  start: number;
  onWatched: () => void;
  link?: PlayerLink;
}

/**
 * A poster until clicked, then YouTube's cookieless player. The player's first reply counts as watched (specification,
 * section 4: its load), unless it is followed by an error.
 */
export function YouTubePlayer(props: YouTubePlayerProps) {
  const { video, title, category, duration, start, onWatched, link } = props;
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
        {...{ video, title, onWatched, link }}
        start={startsAt ?? beginning}
        onRetry={load}
      />
    );
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        <button type="button" className={styles.poster} onClick={load}>
          <PlayerPoster title={title} category={category}>
            <span className={styles.playSign}>
              <PlayIcon size={28} />
            </span>
            <span className={styles.caption}>
              Play video{duration && <span className="wm-digits"> {duration}</span>}
              <small>Plays from YouTube. Nothing loads until you press play.</small>
            </span>
          </PlayerPoster>
        </button>
      </div>
      <p className={styles.under}>
        <WatchLink video={video}>Watch on YouTube</WatchLink>
      </p>
    </div>
  );
}

type YouTubeFrameProps = Pick<YouTubePlayerProps, 'video' | 'title' | 'start' | 'onWatched' | 'link'> & {
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
    <div className={styles.player}>
      {/* Kept while hidden, as it may still answer. */}
      <div className={styles.frame} hidden={isSilent}>
        <iframe
          ref={frame}
          className={styles.video}
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
        <p className={styles.under}>
          <WatchLink video={video}>Watch on YouTube</WatchLink>
        </p>
      )}
    </div>
  );
}

function WatchLink({ video, children }: { video: YouTubeVideo; children: string }) {
  return (
    <TextLink href={video.watchUrl} target="_blank" rel="noopener noreferrer">
      {children} <ExternalIcon size={14} />
    </TextLink>
  );
}
