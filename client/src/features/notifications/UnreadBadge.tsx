import { formatCount } from '../../lib/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './UnreadBadge.module.css';
import { useUnreadCountQuery } from './useInboxUpdates.generated';

/** More than this is said as "99+"; the words beside it give the number. */
const MAX_SHOWN = 99;

/** How many notifications are unread, as far as `useInboxUpdates` has heard; 0 before that and signed out. */
export function useUnreadCount(): number {
  const { data } = useUnreadCountQuery({ fetchPolicy: 'cache-only' });
  return data?.viewer?.inbox.unreadCount ?? 0;
}

/** How many notifications are unread, as a figure and in words; nothing at 0. */
export function UnreadBadge({ className }: { className?: string }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={className}>
      <span className={styles.badge} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <VisuallyHidden> ({formatCount(count, 'unread notification')})</VisuallyHidden>
    </span>
  );
}
