import { videoOf } from '../../../../server/features/catalogue/video.rules';
import { FilePlayer } from './FilePlayer';
import { LinkPlayer } from './LinkPlayer';
import { YouTubePlayer } from './YouTubePlayer';

export interface LessonPlayerProps {
  title: string;
  /** As the author gave it; null and refused addresses draw nothing: a lesson to read. */
  videoUrl: string | null;
  captionsUrl: string | null;
  /** Where captions are that are a text of the lesson's own; null: there are none. */
  captionsPath: string | null;
  /** The second at which it begins. */
  start: number;
  /** The course's category, for the poster's line. */
  category: string;
  /** As the author wrote it, e.g. 10:30. */
  duration: string | null;
  /** Called when the embedded player has loaded or a video file has ended, each time. */
  onWatched: () => void;
}

/** A lesson's video in the way its address allows. */
export function LessonPlayer({
  title,
  videoUrl,
  captionsUrl,
  captionsPath,
  start,
  category,
  duration,
  onWatched,
}: LessonPlayerProps) {
  const video = videoOf(videoUrl);
  if (!video) return null;
  // Keyed by address: another lesson starts from its own poster, at its own beginning.
  if (video.kind === 'youtube')
    return <YouTubePlayer key={video.id} {...{ video, title, category, duration, start, onWatched }} />;
  if (video.kind === 'file')
    return <FilePlayer key={video.url} {...{ video, title, captionsUrl, captionsPath, start, onWatched }} />;
  return <LinkPlayer {...{ video, title, category, duration }} />;
}
