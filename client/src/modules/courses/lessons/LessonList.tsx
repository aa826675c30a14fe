import { withFragment } from '../../../apollo/fragments';
import { Link, type LinkProps } from 'react-router-dom';
import { durationSeconds, videoOf } from '#server/modules/courses/video.rules';
import { paths } from '../../../app/paths';
import { type StopItem, StopList } from '../../../ui/map/StopList';
import { type LessonListFragment, useLessonListFragment } from './__generated__/LessonList.generated';

interface LessonListProps {
  course: LessonListFragment;
  currentId: string | null;
  /** Further props of the lessons' links; by default the page keeps its scroll position. */
  link?: Partial<LinkProps>;
}

/** The course's lessons as a linked list; completed ones have a check mark. */
export const LessonList = withFragment('course', useLessonListFragment, LessonListView);

function LessonListView({ course, currentId, link = { preventScrollReset: true } }: LessonListProps) {
  const items = course.lessons.map((lesson): StopItem => ({
    id: lesson.id,
    title: lesson.title,
    detail: lessonKind(lesson),
    done: lesson.viewerHasCompleted,
  }));
  return (
    <StopList
      items={items}
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
  readingMinutes = 0,
}: {
  videoUrl: string | null;
  duration: string | null;
  readingMinutes?: number;
}): string {
  if (videoOf(videoUrl)) return duration ? `Video, ${duration}` : 'Video';
  const seconds = durationSeconds(duration);
  const time = seconds === null ? duration : `${Math.ceil(seconds / 60)} min`;
  if (time) return `Reading, ${time}`;
  return readingMinutes > 0 ? `Reading, ${readingMinutes} min` : 'Reading';
}
