import { useState } from 'react';
import type { YouTubeVideo } from '../../../../server/features/catalogue/video.rules';
import { ExternalIcon, PlayIcon } from '../../ui/Icons';
import { TextLink } from '../../ui/TextLink';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';

interface YouTubePlayerProps {
  video: YouTubeVideo;
  title: string;
  category: string;
  duration: string | null;
  /** The second at which it begins. */
  start: number;
  onWatched: () => void;
}

/**
 * A poster until it is pressed, then YouTube's player without cookies. YouTube says nothing about how far somebody
 * watched, so the player's load counts as watching (specification, section 4).
 */
export function YouTubePlayer({ video, title, category, duration, start, onWatched }: YouTubePlayerProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        {pressed ? (
          <iframe
            className={styles.video}
            src={`${video.embedUrl}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`}
            title={`Video: ${title}`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // YouTube refuses to play for a page that does not say where it is; our own policy sends nothing.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={(event) => {
              event.currentTarget.focus({ preventScroll: true });
              onWatched();
            }}
          />
        ) : (
          <button type="button" className={styles.poster} onClick={() => setPressed(true)}>
            <PlayerPoster title={title} category={category}>
              <span className={styles.playSign}>
                <PlayIcon size={28} />
              </span>
              <span className={styles.caption}>
                Play video{duration && <span className="wm-digits"> {duration}</span>}
                <small>From YouTube; nothing loads from there before you press.</small>
              </span>
            </PlayerPoster>
          </button>
        )}
      </div>
      <p className={styles.under}>
        <TextLink href={video.watchUrl} target="_blank" rel="noopener noreferrer">
          Watch on YouTube <ExternalIcon size={14} />
        </TextLink>
      </p>
    </div>
  );
}
