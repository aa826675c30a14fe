import { videoOf } from '../../../../../server/features/courses/video.rules';
import { FilePlayer } from './FilePlayer';
import { LinkPlayer } from './LinkPlayer';
import type { PlayerLink } from './PlayerLink';
import { YouTubePlayer } from './YouTubePlayer';

export interface LessonPlayerProps {
  title: string;
  /** As entered by the instructor; null or an unsupported URL renders no player. */
  videoUrl: string | null;
  captionsUrl: string | null;
  /** Path of captions stored as the lesson's text; null: there are none. */
  captionsPath: string | null;
  /** Start time in seconds. */
  start: number;
  /** The course's category, for the poster's color. */
  category: string;
  /** As entered by the instructor, e.g. 10:30. */
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
