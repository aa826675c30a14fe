import type { ReactNode } from 'react';
import { Badge } from '../../ui/display/Badge';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './InboxTabTitle.module.css';

/** The title of a tab of the inbox with its number of unread notifications. */
export function InboxTabTitle({ unreadCount, children }: { unreadCount: number; children: ReactNode }) {
  return (
    <span className={styles.title}>
      {children}
      {unreadCount > 0 && (
        <Badge tone="info">
          {unreadCount}
          <VisuallyHidden> unread</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}
