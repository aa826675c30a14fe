import type { CSSProperties } from 'react';
import { formatCount, formatNumber } from '../../lib/format';
import { Card } from '../../ui/Card';
import { Hint } from '../../ui/Hint';
import { Section } from '../../ui/Layout';
import { lineOf } from '../../ui/tokens';
import type { Analytics } from './analyticsOfCourse';
import styles from './LessonDropOff.module.css';
import { minutesWords } from './minutesWords';

/** "4.3K": a marker has room for little, and the words beside it say all. */
const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

interface LessonDropOffProps {
  lessons: Analytics['lessonProgress'];
  totalStudents: number;
  category: string;
}

/**
 * A course as a line that grows thinner as riders leave it: at each stop how many have completed it, and who stands
 * there. The words say all that the drawing does.
 */
export function LessonDropOff({ lessons, totalStudents, category }: LessonDropOffProps) {
  return (
    <Section
      title={
        <span className={styles.heading}>
          Drop-off by lesson{' '}
          <Hint label="How to read the line">
            The line is as wide as the part of the students who completed the lesson. The number in the marker
            is how many stand there: it is their next lesson.
          </Hint>
        </span>
      }
    >
      <Card padding="lg">
        {lessons.length === 0 ? (
          <p>This course has no lessons yet.</p>
        ) : (
          <ol className={styles.line} style={{ '--line': lineOf(category).variable } as CSSProperties}>
            {lessons.map((lesson, index) => (
              <li
                key={lesson.lessonId}
                className={styles.stop}
                style={
                  {
                    '--riders': lesson.completionPercent / 100,
                    '--before': (lessons[index - 1]?.completionPercent ?? 100) / 100,
                  } as CSSProperties
                }
              >
                <span
                  className={styles.sign}
                  data-waiting={lesson.waitingCount > 0 || undefined}
                  aria-hidden="true"
                >
                  {lesson.waitingCount > 0 && short.format(lesson.waitingCount)}
                </span>
                <div className={styles.words}>
                  <p className={styles.title}>
                    {lesson.position}. {lesson.title}
                  </p>
                  <p className={styles.facts}>
                    {formatNumber(lesson.completionCount)} of {formatCount(totalStudents, 'student')}{' '}
                    completed it
                    {lesson.waitingCount > 0 && (
                      <>
                        {' '}
                        ·{' '}
                        <strong>
                          {formatNumber(lesson.waitingCount)} {lesson.waitingCount === 1 ? 'stands' : 'stand'}{' '}
                          here
                        </strong>
                      </>
                    )}
                    {lesson.minutesSpent > 0 && ` · ${minutesWords(lesson.minutesSpent)} spent`}
                  </p>
                </div>
                <p className={styles.percent}>{lesson.completionPercent}%</p>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </Section>
  );
}
