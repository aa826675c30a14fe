import type { VideoLink } from '../../../../server/features/catalogue/video.rules';
import { ExternalIcon } from '../../ui/ToolIcons';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';

/** Where an own path leads when it is no video file. */
const OWN_SITE_NAME = 'this site';

/** The host a link leads to, so that people see it before they leave. */
function siteNameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : OWN_SITE_NAME;
}

interface LinkPlayerProps {
  video: VideoLink;
  title: string;
  category: string;
  duration: string | null;
}

/** A video that lives on somebody else's page: offered as a link, never embedded. */
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
