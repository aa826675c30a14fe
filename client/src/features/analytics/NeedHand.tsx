import { useState } from 'react';
import { formatDate } from '../../lib/format';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SendIcon } from '../../ui/Icons';
import { Section } from '../../ui/Layout';
import type { Analytics } from './CourseFigures';
import styles from './NeedHand.module.css';
import { WriteToStudent } from './WriteToStudent';

type Need = Analytics['needHand'][number];

/** More than these are behind a button, so that the page's other parts stay in reach. */
const FIRST_SHOWN = 5;

/** What a reason is, in a word or two; the sentence beside it says the rest. */
const NEED_WORDS: Record<Need['need'], string> = {
  FAILED_QUIZ: 'Failed a quiz',
  STUCK: 'Stuck',
  NO_ACTIVITY: 'Away',
};

/** Students who may be waiting for a word, each with the plain reason and the way to write to them. */
export function NeedHand({ needs, courseTitle }: { needs: readonly Need[]; courseTitle: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const [writingTo, setWritingTo] = useState<Need['student'] | null>(null);
  const shown = showsAll ? needs : needs.slice(0, FIRST_SHOWN);
  return (
    <Section title="Who needs a hand">
      {needs.length === 0 ? (
        <p className={styles.nobody}>
          Nobody for now: no one is stuck, failing a quiz, or away for 14 days in the middle of the course.
        </p>
      ) : (
        <Card padding="none">
          <ul className={styles.list}>
            {shown.map(({ student, need, message }) => (
              <li key={student.id} className={styles.entry}>
                <Avatar name={student.name} size={36} />
                <div>
                  <p className={styles.name}>{student.name}</p>
                  <p className={styles.reason}>{message}</p>
                  <p className={styles.facts}>
                    {student.percent}% ·{' '}
                    {student.lastActivityAt
                      ? `last here ${formatDate(student.lastActivityAt)}`
                      : 'not here yet'}
                  </p>
                </div>
                <Badge tone="warning" className={styles.need}>
                  {NEED_WORDS[need]}
                </Badge>
                <Button
                  variant="secondary"
                  size="sm"
                  iconStart={<SendIcon size={16} />}
                  className={styles.write}
                  onClick={() => setWritingTo(student)}
                >
                  Write to {student.name}
                </Button>
              </li>
            ))}
          </ul>
          {needs.length > FIRST_SHOWN && (
            <div className={styles.more}>
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `Show all ${needs.length}`}
              </Button>
            </div>
          )}
        </Card>
      )}
      {writingTo && (
        <WriteToStudent student={writingTo} courseTitle={courseTitle} onClose={() => setWritingTo(null)} />
      )}
    </Section>
  );
}
