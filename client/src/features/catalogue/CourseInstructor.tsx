import type { FragmentType } from '@apollo/client';
import { Avatar } from '../../ui/Avatar';
import { Section } from '../../ui/Layout';
import { type CourseInstructorFragment, useCourseInstructorFragment } from './CourseInstructor.generated';
import styles from './CourseInstructor.module.css';

export function CourseInstructor({ course }: { course: FragmentType<CourseInstructorFragment> }) {
  const { data, complete } = useCourseInstructorFragment(course);
  return complete ? <CourseInstructorView instructor={data.instructor} /> : null;
}

/** The section itself, for courses outside the cache. */
export function CourseInstructorView({ instructor }: { instructor: CourseInstructorFragment['instructor'] }) {
  const { name, bio, pictureUrl } = instructor;
  return (
    <Section title="Instructor">
      <div className={styles.instructor}>
        <Avatar name={name} src={pictureUrl} size={64} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          {bio && <p className={styles.bio}>{bio}</p>}
        </div>
      </div>
    </Section>
  );
}
