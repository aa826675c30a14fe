import { withFragment } from '../../../apollo/fragments';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/display/Avatar';
import { Section } from '../../../ui/layout/Layout';
import { MessageInstructor } from '../../messages/MessageInstructor';
import {
  type CourseInstructorFragment,
  useCourseInstructorFragment,
} from './__generated__/CourseInstructor.generated';
import styles from './CourseInstructor.module.css';

/** The id of the section. */
export const INSTRUCTOR_ID = 'instructor';

export const CourseInstructor = withFragment(
  'course',
  useCourseInstructorFragment,
  ({ course: { id, instructor } }: { course: CourseInstructorFragment }) => (
    <CourseInstructorView
      instructor={instructor}
      action={<MessageInstructor instructor={instructor} courseId={id} />}
    />
  ),
);

/** The section itself, for courses outside the cache. */
export function CourseInstructorView({
  instructor,
  action,
}: {
  instructor: CourseInstructorFragment['instructor'];
  /** A button in the section. */
  action?: ReactNode;
}) {
  const { name, bio, pictureUrl } = instructor;
  return (
    <Section title="Instructor" id={INSTRUCTOR_ID} className={styles.section}>
      <div className={`wm-row wm-align-start wm-gap-16 ${styles.instructor}`}>
        <Avatar name={name} src={pictureUrl} size={64} />
        <div>
          <h3 className="wm-font-17">{name}</h3>
          {bio && <p className="wm-typed wm-measure">{bio}</p>}
          {action && <div className="wm-mt-12">{action}</div>}
        </div>
      </div>
    </Section>
  );
}
