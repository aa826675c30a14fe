import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { LineBadge } from '../../../ui/map/LineBadge';
import { lineOf } from '../../../ui/theme/tokens';
import styles from './CourseEyebrow.module.css';

interface CourseEyebrowProps {
  course: { title: string; category: string };
  /** Link target of the title; plain text without it. */
  to?: string;
}

/** The course above a page's heading: its badge, and its title in the category's color. */
export function CourseEyebrow({ course, to }: CourseEyebrowProps) {
  return (
    <span
      className={`wm-align-start wm-gap-8 wm-small wm-max-full ${styles.eyebrow}`}
      style={{ '--line': lineOf(course.category).variable } as CSSProperties}
    >
      <LineBadge category={course.category} size="sm" />
      {to ? (
        <Link to={to} className={`wm-link-quiet ${styles.title}`}>
          {course.title}
        </Link>
      ) : (
        <span className={styles.title}>{course.title}</span>
      )}
    </span>
  );
}
