import { formatNumber } from '../../lib/format';
import styles from './PlatformStatsBanner.module.css';

interface PlatformStatsBannerProps {
  /** undefined while loading; the space is reserved. */
  stats: { totalCourses: number; totalStudents: number; totalInstructors: number } | undefined;
}

/** The platform's statistics. */
export function PlatformStatsBanner({ stats }: PlatformStatsBannerProps) {
  const figures = [
    { one: 'Course', many: 'Courses', value: stats?.totalCourses },
    { one: 'Student', many: 'Students', value: stats?.totalStudents },
    { one: 'Instructor', many: 'Instructors', value: stats?.totalInstructors },
  ];
  return (
    <section className={styles.banner} aria-labelledby="platform-stats" aria-busy={!stats || undefined}>
      <h2 id="platform-stats" className={styles.title}>
        On this platform today
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ one, many, value }) => (
          <div key={many} className={styles.figure}>
            <dt>{value === 1 ? one : many}</dt>
            <dd>{value === undefined ? '\u2013' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
