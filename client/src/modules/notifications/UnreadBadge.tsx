import { formatCount } from '../../lib/format';
import styles from './UnreadBadge.module.css';
import { useUnreadCountQuery } from './__generated__/useInboxUpdates.generated';

/** Larger counts are shown as "99+"; the hidden text has the exact number. */
const MAX_SHOWN = 99;

/** Number of unread notifications, kept up to date by `useInboxUpdates`; 0 before that and without a session. */
function useUnreadCount(): number {
  const { data } = useUnreadCountQuery({ fetchPolicy: 'cache-only' });
  return data?.viewer?.inbox.unreadCount ?? 0;
}

/** Badge with the number of unread notifications; nothing at 0. */
export function UnreadBadge({ className }: { className?: string }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={className}>
      <span className={`wm-small wm-bold wm-numbers wm-line-1 ${styles.badge}`} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="wm-visually-hidden"> ({formatCount(count, 'unread notification')})</span>
    </span>
  );
}
