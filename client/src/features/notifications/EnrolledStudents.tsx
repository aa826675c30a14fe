import { errorSentence } from '../../apollo/errors';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Layout';
import { useEnrolledStudentsQuery } from './EnrolledStudents.generated';
import styles from './EnrolledStudents.module.css';

/** The server sends no more. */
const MOST = 100;

/** The names of the students that a notification about enrollments counts. */
export function EnrolledStudents({ notificationId }: { notificationId: string }) {
  const { data, loading, error, refetch } = useEnrolledStudentsQuery({
    variables: { id: notificationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const students = data?.viewer?.inbox.notification?.students;
  if (!students)
    return loading ? (
      <p role="status">Loading the students…</p>
    ) : (
      <Cluster>
        <p role="alert">{errorSentence(error, 'The students couldn’t be loaded.')}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Load again
        </Button>
      </Cluster>
    );
  return (
    <>
      <ul className={styles.students} aria-label="Students">
        {students.map(({ name, courseTitle }, index) => (
          <li key={index}>
            <strong>{name}</strong> in {courseTitle}
          </li>
        ))}
      </ul>
      {students.length === MOST && <p>These are the first {MOST}.</p>}
    </>
  );
}
