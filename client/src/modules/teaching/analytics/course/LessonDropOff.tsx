import { Fragment, type CSSProperties } from 'react';
import { formatCount, formatMinutes, formatNumber } from '../../../../lib/format';
import { onFirstUse } from '../../../../lib/onFirstUse';
import { Card } from '../../../../ui/display/Card';
import { Hint } from '../../../../ui/overlays/Hint';
import { Section } from '../../../../ui/layout/Layout';
import { lineOf } from '../../../../ui/theme/tokens';
import type { Analytics } from './CourseActivity';
import styles from './LessonDropOff.module.css';

/** "4.3K": markers have little room; the text has the exact number. */
const short = onFirstUse(() => new Intl.NumberFormat('en-US', { notation: 'compact' }));

interface LessonDropOffProps {
  lessons: Analytics['lessonProgress'];
  totalStudents: number;
  category: string;
}

/**
 * How many students completed each lesson, drawn as a narrowing line, and how many have it as their next lesson. The
 * text contains everything the drawing shows, and how often students asked the assistant about the lesson.
 */
export function LessonDropOff({ lessons, totalStudents, category }: LessonDropOffProps) {
  return (
    <Section
      title={
        <span className="wm-inline-row wm-gap-8">
          Drop-off by lesson{' '}
          <Hint label="How to read the line">
            The width of the line shows how many students completed the lesson. The number in the marker shows
            how many students have it as their next lesson.
          </Hint>
        </span>
      }
    >
      <Card padding="lg">
        {lessons.length === 0 ? (
          <p>This course has no lessons yet.</p>
        ) : (
          <ol style={{ '--line': lineOf(category).variable } as CSSProperties}>
            {lessons.map((lesson, index) => (
              <li
                key={lesson.lessonId}
                className={`wm-align-start wm-gap-16 wm-relative wm-stop ${styles.stop}`}
                style={
                  {
                    '--completed': lesson.completionPercent / 100,
                    '--before': (lessons[index - 1]?.completionPercent ?? 100) / 100,
                  } as CSSProperties
                }
              >
                <span
                  className={`wm-small wm-bold wm-numbers wm-relative wm-line-1 wm-heading wm-center wm-sign ${styles.sign}`}
                  data-waiting={lesson.nextLessonCount > 0 || undefined}
                  aria-hidden="true"
                >
                  {lesson.nextLessonCount > 0 && short().format(lesson.nextLessonCount)}
                </span>
                <div className={styles.words}>
                  <p className="wm-strong wm-anywhere wm-line-14">
                    {lesson.position}. {lesson.title}
                  </p>
                  <p className={`wm-muted wm-small wm-anywhere wm-line-14 ${styles.facts}`}>
                    {formatNumber(lesson.completionCount)} of {formatCount(totalStudents, 'student')}{' '}
                    completed it
                    {lesson.nextLessonCount > 0 && (
                      <>
                        {' '}
                        · <strong>{formatCount(lesson.nextLessonCount, 'student')} stopped here</strong>
                      </>
                    )}
                    {lesson.minutesSpent > 0 && ` · ${formatMinutes(lesson.minutesSpent)} spent`}
                  </p>
                  {lesson.askedQuestions && <QuestionsAsked {...lesson.askedQuestions} />}
                </div>
                <p className={`wm-font-20 wm-bold wm-numbers wm-heading ${styles.percent}`}>
                  {lesson.completionPercent}%
                </p>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </Section>
  );
}

type AskedQuestions = NonNullable<Analytics['lessonProgress'][number]['askedQuestions']>;

/** How often students asked the assistant about a lesson, and the words that several of them used. */
function QuestionsAsked({ count, unansweredCount, topics }: AskedQuestions) {
  return (
    <>
      <p className={`wm-muted wm-small wm-anywhere wm-line-14 ${styles.facts}`}>
        {formatCount(count, 'question')} to the assistant in the last 30 days
        {unansweredCount > 0 && (
          <>
            {' '}
            · <strong>{formatNumber(unansweredCount)} not answered by any lesson</strong>
          </>
        )}
      </p>
      {topics.length > 0 && (
        <p className={`wm-muted wm-small wm-anywhere wm-line-14 ${styles.facts}`}>
          Asked about:{' '}
          {topics.map(({ word, studentCount }, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              <span className={styles.topic}>
                “{word}” ({formatCount(studentCount, 'student')}){index < topics.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
