import { type VideoLink, videoOf } from '#server/modules/courses/video.rules';
import { FilePlayer } from './FilePlayer';
import type { PlayerLink } from './PlayerLink';
import { YouTubePlayer } from './YouTubePlayer';
import { ExternalIcon } from '../../../ui/icons/ToolIcons';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';

export interface LessonPlayerProps {
  title: string;
  /** The URL as entered by the instructor; null or an unsupported one renders no player. */
  videoUrl: string | null;
  captionsUrl: string | null;
  /** Path of captions stored as the lesson's text; null: there are none. */
  captionsPath: string | null;
  /** Start time in seconds. */
  start: number;
  /** The course's category, for the poster's color. */
  category: string;
  /** The duration as entered by the instructor, e.g. 10:30. */
  duration: string | null;
  /** Called when the embedded player has replied and each time a video file has ended. */
  onWatched: () => void;
  /** Lets the panels beside the lesson follow and move the playback. */
  link?: PlayerLink;
}

/** Chooses the player for a lesson's video URL. */
export function LessonPlayer({
  title,
  videoUrl,
  captionsUrl,
  captionsPath,
  start,
  category,
  duration,
  onWatched,
  link,
}: LessonPlayerProps) {
  const video = videoOf(videoUrl);
  if (!video) return null;
  // Keyed by URL, so that another lesson starts with its own poster and start time.
  if (video.kind === 'youtube')
    return (
      <YouTubePlayer key={video.watchUrl} {...{ video, title, category, duration, start, onWatched, link }} />
    );
  if (video.kind === 'file')
    return (
      <FilePlayer key={video.url} {...{ video, title, captionsUrl, captionsPath, start, onWatched, link }} />
    );
  return <LinkPlayer {...{ video, title, category, duration }} />;
}

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
function LinkPlayer({ video, title, category, duration }: LinkPlayerProps) {
  return (
    <div className="wm-stack wm-gap-8 wm-no-print">
      <div className={`wm-relative ${styles.frame}`}>
        <a className={`wm-full ${styles.poster}`} href={video.url} target="_blank" rel="noopener noreferrer">
          <PlayerPoster title={title} category={category}>
            <span className={`wm-center wm-fixed ${styles.playSign}`}>
              <ExternalIcon size={28} />
            </span>
            <span className={`wm-min-0 wm-line-135 wm-semibold ${styles.caption}`}>
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
