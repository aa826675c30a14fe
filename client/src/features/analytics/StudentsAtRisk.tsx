import { useState } from 'react';
import { formatDate } from '../../lib/format';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Layout';
import { ShortList } from '../../ui/ShortList';
import { SendIcon } from '../../ui/ToolIcons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Analytics } from './analyticsOfCourse';
import styles from './StudentsAtRisk.module.css';
import { WriteToStudent } from './WriteToStudent';

type Need = Analytics['needHand'][number];

const FIRST_SHOWN = 5;

/** Short labels of the reasons; the text beside them has the details. */
const REASON_LABELS: Record<Need['need'], string> = {
  FAILED_QUIZ: 'Failed a quiz',
  STUCK: 'Stuck',
  NO_ACTIVITY: 'Inactive',
};

/** Students at risk, each with the reason and a button to message them. */
export function StudentsAtRisk({ needs, courseTitle }: { needs: readonly Need[]; courseTitle: string }) {
  const [writingTo, setWritingTo] = useState<Need['student'] | null>(null);
  return (
    <Section title="Students at risk">
      {needs.length === 0 ? (
        <p className={styles.nobody}>
          No students at risk. Students who fail a quiz twice, get stuck on a lesson or are inactive for 14
          days appear here.
        </p>
      ) : (
        <Card padding="none">
          <ShortList entries={needs} first={FIRST_SHOWN}>
            {({ student, need, message }) => (
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
                <Badge tone="warning" className={styles.need}>
                  {REASON_LABELS[need]}
                </Badge>
                <Button
                  variant="secondary"
                  size="sm"
                  iconStart={<SendIcon size={16} />}
                  className={styles.write}
                  onClick={() => setWritingTo(student)}
                >
                  Write<VisuallyHidden> to {student.name}</VisuallyHidden>
                </Button>
              </li>
            )}
          </ShortList>
        </Card>
      )}
      {writingTo && (
        <WriteToStudent student={writingTo} courseTitle={courseTitle} onClose={() => setWritingTo(null)} />
      )}
    </Section>
  );
}
