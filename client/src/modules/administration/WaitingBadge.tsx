import { formatCount } from '../../lib/format';
import { CountBadge } from '../notifications/UnreadBadge';
import { useWaitingCountsQuery, type WaitingCountsQuery } from './__generated__/WaitingBadge.generated';

type Counts = NonNullable<NonNullable<WaitingCountsQuery['viewer']>['administration']>;

interface WaitingBadgeProps {
  countOf: (counts: Counts) => number;
  noun: string;
  className?: string | undefined;
}

function WaitingBadge({ countOf, noun, className }: WaitingBadgeProps) {
  const { data } = useWaitingCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.viewer?.administration;
  const count = counts ? countOf(counts) : 0;
  return <CountBadge count={count} label={`${formatCount(count, noun)} waiting`} className={className} />;
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
