import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { classes } from '../../ui/classes';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Layout';
import { TextLink } from '../../ui/TextLink';
import type { Dashboard } from './dashboard';
import styles from './TopCourses.module.css';

/** Specification, section 2: the colors of the first three ranks. */
const MEDALS = [styles.gold, styles.silver, styles.orange];

/** The top courses, drawn as stops of a line. */
export function TopCourses({ courses }: { courses: Dashboard['topCourses'] }) {
  return (
    <Section title="Top Performing Courses">
      <Card padding="lg">
        <ol className={styles.list}>
          {courses.map(({ courseId, title, metrics }, index) => (
            <li key={courseId} className={styles.place}>
              {/* Screen readers number the list themselves. */}
              <span className={classes(styles.rank, MEDALS[index])} aria-hidden="true">
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
