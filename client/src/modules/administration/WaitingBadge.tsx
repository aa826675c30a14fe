import { formatCount } from '../../lib/format';
import styles from '../notifications/UnreadBadge.module.css';
import { useWaitingCountsQuery, type WaitingCountsQuery } from './__generated__/WaitingBadge.generated';

type Counts = NonNullable<NonNullable<WaitingCountsQuery['viewer']>['administration']>;

/** Larger counts are shown as "99+"; the hidden text has the exact number. */
const MAX_SHOWN = 99;

function WaitingBadge({
  countOf,
  noun,
  className,
}: {
  countOf: (counts: Counts) => number;
  noun: string;
  className?: string | undefined;
}) {
  const { data } = useWaitingCountsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const counts = data?.viewer?.administration;
  const count = counts ? countOf(counts) : 0;
  if (count === 0) return null;
  return (
    <span className={className}>
      <span className={`wm-small wm-bold wm-numbers wm-line-1 ${styles.badge}`} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="wm-visually-hidden"> ({formatCount(count, noun)} waiting)</span>
    </span>
  );
}

/** Number of accounts that wait to become an instructor's; nothing at 0. */
export function WaitingInstructorsBadge({ className }: { className?: string }) {
  return (
    <WaitingBadge
      countOf={(counts) => counts.waitingInstructorCount}
      noun="instructor"
      className={className}
    />
  );
}

/** Number of courses whose instructors ask to publish them again; nothing at 0. */
export function WaitingCoursesBadge({ className }: { className?: string }) {
  return <WaitingBadge countOf={(counts) => counts.waitingCourseCount} noun="course" className={className} />;
}

/** Number of reviews and testimonials that wait for approval; nothing at 0. */
export function WaitingTextsBadge({ className }: { className?: string }) {
  return (
    <WaitingBadge
      countOf={(counts) => counts.waitingReviewCount + counts.waitingTestimonialCount}
      noun="text"
      className={className}
    />
  );
}
