import type { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatDate } from '../../lib/format';
import { EmptyState } from '../../ui/states/EmptyState';
import { Section } from '../../ui/layout/Layout';
import { LineBadge } from '../../ui/map/LineBadge';
import { TextLink } from '../../ui/navigation/TextLink';
import styles from './RecentActivity.module.css';
import { type RecentActivityFragment, useRecentActivityFragment } from './RecentActivity.generated';

/** Specification, section 9. The server sends no more, but an optimistic response may contain one extra. */
const MAX_SHOWN = 5;

/** The viewer's latest completed lessons, newest first. */
export function RecentActivity({
  learning,
}: {
  learning: useFragment.FromOptionValue<RecentActivityFragment>;
}) {
  const { data, complete } = useRecentActivityFragment(learning);
  if (!complete) return null;
  return (
    <Section title="Recent Activity">
      {data.recentActivity.length === 0 ? (
        <EmptyState
          level={3}
          title="No Activity Yet"
          text="Lessons you complete appear here, most recent first."
        />
      ) : (
        <ol className={styles.list}>
          {data.recentActivity.slice(0, MAX_SHOWN).map(({ lessonId, lesson, course, completedAt }) => (
            <li key={lessonId} className={styles.entry}>
              <LineBadge category={course.category} size="sm" />
              <div className={styles.words}>
                <p className={styles.lesson}>{lesson?.title ?? `Lesson ${lessonId}`} completed</p>
                <p className={styles.course}>
                  <TextLink component={Link} quiet to={paths.course(course.id)}>
                    {course.title}
                  </TextLink>
                </p>
              </div>
              <time className={styles.date} dateTime={completedAt}>
                {formatDate(completedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
