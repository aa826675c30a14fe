import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatDate } from '../../../lib/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { ShortList } from '../../../ui/display/ShortList';
import { SendIcon } from '../../../ui/icons/ToolIcons';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import type { Analytics } from './analyticsOfCourse';
import styles from './StudentsAtRisk.module.css';

type StudentAtRisk = NonNullable<Analytics['atRiskStudents']>[number];

const FIRST_SHOWN = 5;

/** Short labels of the reasons; the text beside them has the details. */
const REASON_LABELS: Record<StudentAtRisk['reason'], string> = {
  FAILED_QUIZ: 'Failed a quiz',
  STUCK: 'Stuck',
  NO_ACTIVITY: 'Inactive',
};

/** Students at risk, each with the reason and a button to message them. */
export function StudentsAtRisk({
  students,
  courseId,
}: {
  students: readonly StudentAtRisk[];
  courseId: string;
}) {
  return (
    <Section title="Students at risk">
      {students.length === 0 ? (
        <p className={styles.nobody}>
          No students at risk. Students who fail a quiz twice, get stuck on a lesson or are inactive for 14
          days appear here.
        </p>
      ) : (
        <Card padding="none">
          <ShortList entries={students} first={FIRST_SHOWN}>
            {({ student, reason, message }) => (
              <li key={student.id} className={styles.entry}>
                <Avatar name={student.name} size={36} />
                <div>
                  <p className={styles.name}>{student.name}</p>
                  <p className={styles.reason}>{message}</p>
                  <p className={styles.facts}>
                    {student.percent}% ·{' '}
                    {student.lastActivityAt
                      ? `last active ${formatDate(student.lastActivityAt)}`
                      : 'not active yet'}
                  </p>
                </div>
                <Badge tone="warning" className={styles.label}>
                  {REASON_LABELS[reason]}
                </Badge>
                <Button
                  component={Link}
                  to={paths.newMessageTo(student.studentId, courseId)}
                  variant="secondary"
                  size="sm"
                  iconStart={<SendIcon size={16} />}
                  className={styles.write}
                >
                  Write<VisuallyHidden> to {student.name}</VisuallyHidden>
                </Button>
              </li>
            )}
          </ShortList>
        </Card>
      )}
    </Section>
  );
}
