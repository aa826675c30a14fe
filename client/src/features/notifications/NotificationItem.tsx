import type { FragmentType } from '@apollo/client';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Badge } from '../../ui/display/Badge';
import { classes } from '../../ui/classes';
import { ChevronDownIcon } from '../../ui/icons/Icons';
import { TextLink } from '../../ui/navigation/TextLink';
import { usePlatform } from '../../ui/platform/platform';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { EnrolledStudents } from './EnrolledStudents';
import { type NotificationItemFragment, useNotificationItemFragment } from './NotificationItem.generated';
import styles from './NotificationItem.module.css';
import { NotificationMenu } from './NotificationMenu';
import { useIsClamped } from './useIsClamped';

const LINK_LABELS: Record<NotificationItemFragment['kind'], string> = {
  MESSAGE: 'Open the conversation and reply',
  CERTIFICATE_EARNED: 'Go to your certificates',
  QUIZ_PUBLISHED: 'Go to the quiz',
  STUDENT_ENROLLED: 'Go to your dashboard',
  PASSWORD_CHANGED: 'Go to password and sessions',
  EMAIL_CHANGED: 'Go to password and sessions',
  COURSE_MODERATED: 'Go to the course',
  REVIEW_MODERATED: 'Go to the course',
  ENROLLMENT_CHANGED: 'Go to the course',
  INSTRUCTOR_DECIDED: 'Go to the instructor area',
  COURSE_TEAM: 'Go to my courses',
  ENROLLMENT_REQUESTED: 'Go to the requests',
};

interface NotificationItemProps {
  notification: FragmentType<NotificationItemFragment>;
  /** Called when an unread one is opened, followed or marked as read. */
  onRead: (notification: NotificationItemFragment) => void;
}

/** A notification, collapsed to its first lines. It opens only if there is more to read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const bodyId = useId();
  const item = useRef<HTMLElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isClamped = useIsClamped(text, isOpen);
  const { name: platformName } = usePlatform();
  const { data, complete } = useNotificationItemFragment(notification);
  if (!complete) return null;
  const { id, kind, title, message, senderName, path, course, isRead, createdAt } = data;
  const listsStudents = kind === 'STUDENT_ENROLLED';
  const hasMore = isClamped || isOpen || listsStudents;

  function read() {
    if (!isRead) onRead(data as NotificationItemFragment);
  }

  return (
    <article ref={item} tabIndex={-1} className={classes(styles.item, isRead && styles.read)}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {hasMore ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => {
                if (!isOpen) read();
                setIsOpen(!isOpen);
              }}
            >
              <span>{title}</span>
              <ChevronDownIcon size={18} className={classes(styles.chevron, isOpen && styles.turned)} />
            </button>
          ) : (
            title
          )}
        </h2>
        <NotificationMenu title={title} course={course} />
      </div>
      <div className={styles.facts}>
        <p>
          From {senderName ?? platformName} <span className={styles.dot}>· </span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <div className={styles.state}>
          {course?.isMuted && <Badge>Muted</Badge>}
          {!isRead && !course?.isMuted && <Badge tone="info">Unread</Badge>}
          {!isRead && !hasMore && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                read();
                // The button disappears.
                item.current?.focus();
              }}
            >
              Mark read<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      <div id={bodyId} className={styles.body}>
        <p ref={text} className={classes(styles.message, !isOpen && styles.clamped)}>
          {message}
        </p>
        {isOpen && listsStudents && <EnrolledStudents notificationId={id} />}
        {path && (
          <TextLink component={Link} to={path} onClick={read}>
            {LINK_LABELS[kind]}
          </TextLink>
        )}
      </div>
    </article>
  );
}
