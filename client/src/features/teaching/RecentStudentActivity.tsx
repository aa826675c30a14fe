import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatDate } from '../../lib/format';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Layout';
import { ProgressBar } from '../../ui/ProgressBar';
import { TextLink } from '../../ui/TextLink';
import type { Dashboard } from './InstructorDashboardPage';
import styles from './RecentStudentActivity.module.css';

/** More than these are behind a button, so that the table below stays in reach. */
const FIRST_SHOWN = 6;

/** Who completed a lesson last, and how far they are. */
export function RecentStudentActivity({ activity }: { activity: Dashboard['recentActivity'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? activity : activity.slice(0, FIRST_SHOWN);
  return (
    <Section title="Recent Student Activity">
      {activity.length === 0 ? (
        <EmptyState
          level={3}
          title="No Activity Yet"
          text="Whoever completes a lesson of yours stands here, the latest first."
        />
      ) : (
        <Card padding="none">
          <ul className={styles.list}>
            {shown.map(({ enrollmentId, studentName, courseId, courseTitle, lastActivityAt, percent }) => (
              <li key={enrollmentId} className={styles.entry}>
                <Avatar name={studentName} size={36} />
                <div>
                  <p className={styles.name}>{studentName}</p>
                  <p className={styles.course}>
                    <TextLink component={Link} to={paths.courseStudents(courseId)} quiet>
                      {courseTitle}
                    </TextLink>
                  </p>
                </div>
                <time className={styles.date} dateTime={lastActivityAt}>
                  {formatDate(lastActivityAt)}
                </time>
                <ProgressBar
                  className={styles.progress}
                  percent={percent}
                  label={`Progress of ${studentName} in ${courseTitle}`}
                />
              </li>
            ))}
          </ul>
          {activity.length > FIRST_SHOWN && (
            <div className={styles.more}>
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `Show all ${activity.length}`}
              </Button>
            </div>
          )}
        </Card>
      )}
    </Section>
  );
}
