import type { VideoLink } from '../../../../../server/features/courses/video.rules';
import { ExternalIcon } from '../../../ui/icons/ToolIcons';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';

/** Label for a path on our own site that is not a video file. */
const OWN_SITE_NAME = 'this site';

/** The link's host, shown so that viewers know where it leads. */
function siteNameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : OWN_SITE_NAME;
}

interface LinkPlayerProps {
  video: VideoLink;
  title: string;
  category: string;
  duration: string | null;
}

/** A video on another site: linked, not embedded. */
export function LinkPlayer({ video, title, category, duration }: LinkPlayerProps) {
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        <a className={styles.poster} href={video.url} target="_blank" rel="noopener noreferrer">
          <PlayerPoster title={title} category={category}>
            <span className={styles.playSign}>
              <ExternalIcon size={28} />
            </span>
            <span className={styles.caption}>
              Watch at {siteNameOf(video.url)}
              {duration && <span className="wm-digits"> {duration}</span>}
              <small>Opens in a new tab. Mark the lesson complete after watching.</small>
            </span>
          </PlayerPoster>
        </a>
      </div>
    </div>
  );
}
