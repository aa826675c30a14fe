import { Button } from '../../../ui/buttons/Button';
import { ShortList } from '../../../ui/display/ShortList';
import { Stack } from '../../../ui/layout/Layout';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useMuteCourse } from '../useMuteCourse';
import type { NotificationSettingsFieldsFragment } from './SettingsForm.generated';
import styles from './MutedCourses.module.css';

type Courses = NotificationSettingsFieldsFragment['courses'];

const FIRST = 10;

/** The viewer's courses, each of which can be muted. */
export function MutedCourses({ courses }: { courses: Courses }) {
  if (courses.length === 0) return <p>You don’t learn or teach any course yet.</p>;
  return (
    <Stack gap={16}>
      <p>
        Notifications of a muted course stay in your inbox, but aren’t counted as unread and aren’t sent by
        email. Messages from people are never muted.
      </p>
      <ShortList entries={courses} first={FIRST}>
        {(course) => <CourseRow key={course.id} course={course} />}
      </ShortList>
    </Stack>
  );
}

function CourseRow({ course }: { course: Courses[number] }) {
  const { setMuted, saving } = useMuteCourse();
  return (
    <li className={styles.course}>
      <span className={styles.title}>{course.title}</span>
      <Button
        variant="secondary"
        size="sm"
        loading={saving}
        onClick={() => void setMuted(course, !course.isMuted)}
      >
        {course.isMuted ? 'Unmute' : 'Mute'}
        <VisuallyHidden> {course.title}</VisuallyHidden>
      </Button>
    </li>
  );
}
