import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { classes } from '../../../ui/classes';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import type { Dashboard } from './dashboard';
import styles from './TopCourses.module.css';

/** Specification, section 2: the colors of the first three ranks. */
const MEDALS = [styles.gold, styles.silver, styles.orange];

/** The top courses that have students, drawn as stops of a line; only courses that somebody completed have a color. */
export function TopCourses({ courses }: { courses: Dashboard['topCourses'] }) {
  const ranked = courses.filter(({ metrics }) => metrics.enrollmentCount > 0);
  if (ranked.length === 0)
    return (
      <Section title="Top Performing Courses">
        <p className={styles.facts}>Your courses are ranked here once students enroll.</p>
      </Section>
    );
  return (
    <Section title="Top Performing Courses">
      <Card padding="lg">
        <ol className={styles.list}>
          {ranked.map(({ courseId, title, metrics }, index) => (
            <li key={courseId} className={styles.place}>
              {/* Screen readers number the list themselves. */}
              <span
                className={classes(styles.rank, metrics.completionRate > 0 && MEDALS[index])}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <p className={styles.title}>
                  <TextLink component={Link} to={paths.courseStudents(courseId)} quiet>
                    {title}
                  </TextLink>
                </p>
                <p className={styles.facts}>
                  {formatCount(metrics.enrollmentCount, 'enrollment')} · {metrics.completionRate}% completion
                  rate
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
