import { type VideoLink, videoOf } from '#server/modules/courses/video.rules';
import { ExternalIcon } from '../../../ui/icons/ToolIcons';
import type { LessonViewFragment } from '../lessons/__generated__/LessonView.generated';
import { FilePlayer } from './FilePlayer';
import styles from './Player.module.css';
import type { PlayerLink } from './PlayerLink';
import { PlayerPoster } from './PlayerPoster';
import { YouTubePlayer } from './YouTubePlayer';

/** What the players for one kind of video need, besides the video. */
export interface LessonPlayerProps {
  lesson: Pick<LessonViewFragment, 'title' | 'videoUrl' | 'captionsUrl' | 'captionsPath' | 'duration'>;
  /** The course's category, for the poster's color. */
  category: string;
  /** Start time in seconds; 0 for where the link starts. */
  start: number;
  /** Called when the embedded player has replied and each time a video file has ended. */
  onWatched: () => void;
  /** Lets the panels beside the lesson follow and move the playback. */
  link?: PlayerLink;
}

/** The player for a lesson's video URL; nothing for a lesson without a video. */
export function LessonPlayer(props: LessonPlayerProps) {
  const video = videoOf(props.lesson.videoUrl);
  if (!video) return null;
  // Keyed by URL, so that another lesson starts with its own poster and start time.
  if (video.kind === 'youtube') return <YouTubePlayer key={video.watchUrl} video={video} {...props} />;
  if (video.kind === 'file') return <FilePlayer key={video.url} video={video} {...props} />;
  return <LinkPlayer video={video} {...props} />;
}

/** Label for a path on our own site that is not a video file. */
const OWN_SITE_NAME = 'this site';

/** The link's host, shown so that viewers know where it leads. */
function siteNameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : OWN_SITE_NAME;
}

/** A video on another site: linked, not embedded. */
function LinkPlayer({ video, lesson, category }: LessonPlayerProps & { video: VideoLink }) {
  return (
    <div className="wm-stack wm-gap-8 wm-no-print">
      <div className={`wm-relative ${styles.frame}`}>
        <a className={`wm-full ${styles.poster}`} href={video.url} target="_blank" rel="noopener noreferrer">
          <PlayerPoster
            {...{ lesson, category }}
            icon={<ExternalIcon size={28} />}
            hint="Opens in a new tab. Mark the lesson complete after watching."
          >
            Watch at {siteNameOf(video.url)}
          </PlayerPoster>
        </a>
      </div>
    </div>
  );
}
