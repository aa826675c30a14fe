import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { LineBadge } from '../../ui/LineBadge';
import { TextLink } from '../../ui/TextLink';
import { lineOf } from '../../ui/tokens';
import styles from './CourseEyebrow.module.css';

interface CourseEyebrowProps {
  course: { title: string; category: string };
  /** Where the title leads; without one it is plain text. */
  to?: string;
}

/** The course a page belongs to, above its heading: the sign of the course's line, and its title in that line's color. */
export function CourseEyebrow({ course, to }: CourseEyebrowProps) {
  return (
    <span className={styles.eyebrow} style={{ '--line': lineOf(course.category).variable } as CSSProperties}>
      <LineBadge category={course.category} size="sm" />
      {to ? (
        <TextLink component={Link} to={to} quiet className={styles.title}>
          {course.title}
        </TextLink>
      ) : (
        <span className={styles.title}>{course.title}</span>
      )}
    </span>
  );
}
