import { useRef, useState } from 'react';
import type { YouTubeVideo } from '../../../../server/features/catalogue/video.rules';
import { Button } from '../../ui/Button';
import { RetryIcon } from '../../ui/Icons';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { TextLink } from '../../ui/TextLink';
import { ExternalIcon, PlayIcon } from '../../ui/ToolIcons';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';
import { useYouTubeIsSilent } from './useYouTubeIsSilent';

interface YouTubePlayerProps {
  video: YouTubeVideo;
  title: string;
  category: string;
  duration: string | null;
  /** Start time in seconds. */
  start: number;
  onWatched: () => void;
}

/**
 * A poster until clicked, then YouTube's cookieless player. YouTube does not report progress, so loading the player
 * counts as watched (specification, section 4).
 */
export function YouTubePlayer({ video, title, category, duration, start, onWatched }: YouTubePlayerProps) {
  /** Number of load attempts; 0: not loaded yet. */
  const [loads, setLoads] = useState(0);
  const load = () => setLoads(loads + 1);
  if (loads > 0) return <YouTubeFrame key={loads} {...{ video, title, start, onWatched }} onRetry={load} />;
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

type YouTubeFrameProps = Pick<YouTubePlayerProps, 'video' | 'title' | 'start' | 'onWatched'> & {
  onRetry: () => void;
};

function YouTubeFrame({ video, title, start, onWatched, onRetry }: YouTubeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isSilent = useYouTubeIsSilent(frame, new URL(video.embedUrl).origin);
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    // Makes the player respond to postMessage, which shows that it works.
    enablejsapi: '1',
    origin: window.location.origin,
    ...(start > 0 && { start: String(start) }),
  });
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        <iframe
          ref={frame}
          className={styles.video}
          src={`${video.embedUrl}?${parameters.toString()}`}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube requires a referrer, which our own policy omits.
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={(event) => {
            event.currentTarget.focus({ preventScroll: true });
            onWatched();
          }}
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
