import type { FragmentType } from '@apollo/client';
import { Link, type LinkProps } from 'react-router-dom';
import { durationSeconds, videoOf } from '#server/modules/courses/video.rules';
import { paths } from '../../../app/paths';
import { type StopItem, StopList } from '../../../ui/map/StopList';
import { type LessonListFragment, useLessonListFragment } from './__generated__/LessonList.generated';

/** Content of the list, also provided by sample courses. */
interface LessonListContent {
  id: string;
  category: string;
  lessons: readonly (Omit<LessonListFragment['lessons'][number], 'viewerHasCompleted'> & {
    viewerHasCompleted?: boolean;
  })[];
}

interface LessonListProps<Course> {
  course: Course;
  currentId: string | null;
  /** Further props of the lessons' links; by default the page keeps its scroll position. */
  link?: Partial<LinkProps>;
}

/** The course's lessons as a linked list; completed ones have a check mark. */
export function LessonList({ course, ...rest }: LessonListProps<FragmentType<LessonListFragment>>) {
  const { data, complete } = useLessonListFragment(course);
  return complete ? <LessonListView course={data} {...rest} /> : null;
}

/** The list itself. */
function LessonListView({
  course,
  currentId,
  link = { preventScrollReset: true },
}: LessonListProps<LessonListContent>) {
  const items = course.lessons.map((lesson): StopItem => ({
    id: lesson.id,
    title: lesson.title,
    detail: lessonKind(lesson),
    done: lesson.viewerHasCompleted ?? false,
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
