import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { classes } from '../../ui/classes';
import { ChevronDownIcon } from '../../ui/Icons';
import { TextLink } from '../../ui/TextLink';
import { type NotificationItemFragment, useNotificationItemFragment } from './NotificationItem.generated';
import styles from './NotificationItem.module.css';

const LINK_LABELS: Record<NotificationItemFragment['kind'], string> = {
  MESSAGE: 'Go to the page',
  CERTIFICATE_EARNED: 'Go to your certificates',
  QUIZ_PUBLISHED: 'Go to the quiz',
  STUDENT_ENROLLED: 'Go to your dashboard',
};

/** A notification, collapsed to its first lines. Opening an unread one calls `onRead`. */
export function NotificationItem({
  notification,
  onRead,
}: {
  notification: FragmentType<NotificationItemFragment>;
  onRead: (id: string) => void;
}) {
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, complete } = useNotificationItemFragment(notification);
  if (!complete) return null;
  const { id, kind, title, message, senderName, path, isRead, createdAt } = data;

  function toggle() {
    if (!isOpen && !isRead) onRead(id);
    setIsOpen(!isOpen);
  }

  return (
    <article className={classes(styles.item, isRead && styles.read)}>
      <h2 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={toggle}>
          <span>{title}</span>
          <ChevronDownIcon size={18} className={classes(styles.chevron, isOpen && styles.turned)} />
        </button>
      </h2>
      <div className={styles.facts}>
        <p>
          From {senderName ?? 'Waymark'} <span className={styles.dot}>· </span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {!isRead && <Badge tone="info">Unread</Badge>}
      </div>
      <div id={bodyId} className={styles.body}>
        <p className={classes(styles.message, !isOpen && styles.clamped)}>{message}</p>
        {isOpen && path && (
          <TextLink component={Link} to={path}>
            {LINK_LABELS[kind]}
          </TextLink>
        )}
      </div>
    </article>
  );
}
