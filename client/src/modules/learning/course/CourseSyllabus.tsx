import { formatDuration } from '#server/modules/courses/course-options.rules';
import { withFragment } from '../../../apollo/fragments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { StopList } from '../../../ui/map/StopList';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LESSON_LIST_ID } from './CourseLayout';
import { type CourseSyllabusFragment, useCourseSyllabusFragment } from './__generated__/CourseView.generated';
import styles from './CourseSyllabus.module.css';

type LessonContent = CourseSyllabusFragment['lessons'][number];
type KnownOfLesson = 'id' | 'title' | 'duration' | 'videoUrl';

/** Content of the syllabus; a sample course has only what is always known. */
interface CourseSyllabusContent {
  id: string;
  category: string;
  durationMinutes?: number | null;
  lessons: readonly (Pick<LessonContent, KnownOfLesson> & Partial<Omit<LessonContent, KnownOfLesson>>)[];
}

interface CourseSyllabusProps {
  course: CourseSyllabusContent;
  /** The lesson that is shown below; null for none. */
  currentId: string | null;
  isEnrolled: boolean;
  /** Shown above the list, such as the progress. */
  children?: ReactNode;
}

/** The lessons of a course with their lengths; each link shows the lesson on this page. */
export const CourseSyllabus = withFragment('course', useCourseSyllabusFragment, CourseSyllabusView);

/** The syllabus itself, for courses outside the cache. */
export function CourseSyllabusView(props: CourseSyllabusProps) {
  const { course, currentId, isEnrolled, children } = props;
  const { lessons, durationMinutes } = course;
  const length = durationMinutes ? ` · ${formatDuration(durationMinutes)}` : '';
  return (
    <Section title="Lessons" id={LESSON_LIST_ID} className={styles.syllabus}>
      <p className={`wm-muted ${styles.facts}`}>
        {formatCount(lessons.length, 'lesson') + length}
        {!isEnrolled && lessons.length > 0 && ' · You can preview every lesson before you enroll'}
      </p>
      {children}
      {lessons.length > 0 && (
        <Card className={styles.list}>
          <StopList
            items={lessons.map((lesson) => ({
              id: lesson.id,
              title: lesson.title,
              detail: isEnrolled ? lessonKind(lesson) : `${lessonKind(lesson)} · Preview`,
              done: lesson.viewerHasCompleted ?? false,
            }))}
            currentId={currentId}
            category={course.category}
            label="Lessons"
            renderLink={(item, link) => (
              <Link to={paths.courseAtLesson(course.id, item.id)} preventScrollReset {...link} />
            )}
          />
        </Card>
      )}
    </Section>
  );
}
