import { Link, type LinkProps } from 'react-router-dom';
import { durationSeconds, videoOf } from '#server/modules/courses/video.rules';
import { paths } from '../../../app/paths';
import { StopList } from '../../../ui/map/StopList';
import type { LessonListFragment } from './__generated__/LessonView.generated';

interface LessonListProps {
  course: Omit<LessonListFragment, ' $fragmentName'>;
  currentId: string | null;
  /** Appended to each lesson's kind and duration. */
  suffix?: string;
  /** Further props of the lessons' links; by default the page keeps its scroll position. */
  link?: Partial<LinkProps>;
}

/** The course's lessons as a linked list; completed ones have a check mark. */
export function LessonList({
  course,
  currentId,
  suffix = '',
  link = { preventScrollReset: true },
}: LessonListProps) {
  return (
    <StopList
      items={course.lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        detail: lessonKind(lesson) + suffix,
        done: lesson.viewerHasCompleted,
      }))}
      currentId={currentId}
      category={course.category}
      label="Lessons"
      renderLink={(item, props) => (
        <Link to={paths.courseAtLesson(course.id, item.id)} {...link} {...props} />
      )}
    />
  );
}

/** "Video, 10:30" or "Reading, 3 min", as far as known. */
export function lessonKind({
  videoUrl,
  duration,
  readingMinutes,
}: Pick<LessonListFragment['lessons'][number], 'videoUrl' | 'duration' | 'readingMinutes'>): string {
  if (videoOf(videoUrl)) return duration ? `Video, ${duration}` : 'Video';
  const seconds = durationSeconds(duration);
  const time = seconds === null ? duration : `${Math.ceil(seconds / 60)} min`;
  if (time) return `Reading, ${time}`;
  return readingMinutes > 0 ? `Reading, ${readingMinutes} min` : 'Reading';
}
