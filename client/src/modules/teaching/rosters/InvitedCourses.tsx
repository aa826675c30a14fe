import styles from './Rosters.module.css';

interface InvitedCoursesProps {
  courses: readonly string[];
  /** Those of them that are full. */
  fullCourses: readonly string[];
}

/** The titles of the courses to which a person is invited. */
export function InvitedCourses({ courses, fullCourses }: InvitedCoursesProps) {
  return (
    <ul className={styles.people}>
      {courses.map((title) => (
        <li key={title}>
          {title}
          {fullCourses.includes(title) && ' (full: you wait for a place)'}
        </li>
      ))}
    </ul>
  );
}
