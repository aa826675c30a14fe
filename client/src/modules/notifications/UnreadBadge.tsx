import { formatCount } from '../../lib/format';
import styles from './UnreadBadge.module.css';
import { useUnreadCountQuery } from './__generated__/useInboxUpdates.generated';

/** Larger counts are shown as "99+"; the hidden text has the exact number. */
const MAX_SHOWN = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers. */
  label: string;
  className?: string | undefined;
}

/** A badge with a count; nothing at 0. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={className}>
      <span className={`wm-small wm-bold wm-numbers wm-line-1 ${styles.badge}`} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="wm-visually-hidden"> ({label})</span>
    </span>
  );
}

/** The number of unread notifications, kept up to date by `useInboxUpdates`; 0 before that and without a session. */
export function UnreadBadge({ className }: { className?: string }) {
  const { data } = useUnreadCountQuery({ fetchPolicy: 'cache-only' });
  const count = data?.viewer?.inbox.unreadCount ?? 0;
  return <CountBadge count={count} label={formatCount(count, 'unread notification')} className={className} />;
}
