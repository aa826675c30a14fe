import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatDate } from '../../../lib/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Card } from '../../../ui/display/Card';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Section } from '../../../ui/layout/Layout';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { ShortList } from '../../../ui/display/ShortList';
import { TextLink } from '../../../ui/navigation/TextLink';
import type { Dashboard } from './dashboard';
import styles from './RecentStudentActivity.module.css';

const FIRST_SHOWN = 6;

/** The latest completed lessons, with each student's progress. */
export function RecentStudentActivity({ activity }: { activity: Dashboard['recentActivity'] }) {
  return (
    <Section title="Recent Student Activity">
      {activity.length === 0 ? (
        <EmptyState
          level={3}
          title="No Activity Yet"
          text="Students who complete a lesson appear here, most recent first."
        />
      ) : (
        <Card padding="none">
          <ShortList entries={activity} first={FIRST_SHOWN}>
            {({ enrollmentId, studentName, courseId, courseTitle, lastActivityAt, percent }) => (
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
            )}
          </ShortList>
        </Card>
      )}
    </Section>
  );
}
