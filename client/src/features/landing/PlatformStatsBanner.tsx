import type { useFragment } from '@apollo/client/react';
import {
  type PlatformStatsBannerFragment,
  usePlatformStatsBannerFragment,
} from './PlatformStatsBanner.generated';
import styles from './PlatformStatsBanner.module.css';

const whole = new Intl.NumberFormat('en');

/** The platform's real numbers, counted when the page was asked for. */
export function PlatformStatsBanner({
  stats,
}: {
  stats: useFragment.FromOptionValue<PlatformStatsBannerFragment>;
}) {
  const { data, complete } = usePlatformStatsBannerFragment(stats);
  if (!complete) return null;
  const figures = [
    { label: data.totalCourses === 1 ? 'Course' : 'Courses', value: data.totalCourses },
    { label: data.totalStudents === 1 ? 'Student' : 'Students', value: data.totalStudents },
    { label: data.totalInstructors === 1 ? 'Instructor' : 'Instructors', value: data.totalInstructors },
  ];
  return (
    <section className={styles.banner} aria-labelledby="platform-stats">
      <h2 id="platform-stats" className={styles.title}>
        On this platform today
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{whole.format(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
