import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { withFragment } from '../../apollo/fragments';
import { QueryView } from '../../apollo/QueryView';
import { paths } from '../../app/paths';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { Badge } from '../../ui/display/Badge';
import { ChevronDownIcon } from '../../ui/icons/Icons';
import { MoreMenu } from '../../ui/overlays/MoreMenu';
import { usePlatform } from '../../ui/platform/platform';
import { SkeletonLines } from '../../ui/states/Skeletons';
import {
  type NotificationItemFragment,
  useEnrolledStudentsQuery,
  useNotificationItemFragment,
} from './__generated__/NotificationsPage.generated';
import styles from './NotificationItem.module.css';
import { useMuteCourse } from './CourseNotificationsMenu';

/** Whether an element has more text than it shows; measured again when its size changes, unless `isOpen`. */
function useIsClamped(element: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isClamped, setIsClamped] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isOpen) return;
    const measure = () => setIsClamped(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isOpen]);
  return isClamped;
}

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
  notification: NotificationItemFragment;
  /** Called when an unread one is opened, followed or marked as read. */
  onRead: (notification: NotificationItemFragment) => void;
}

/** A notification, collapsed to its first lines. It opens only if there is more to read. */
export const NotificationItem = withFragment(
  'notification',
  useNotificationItemFragment,
  NotificationItemView,
);

function NotificationItemView({ notification, onRead }: NotificationItemProps) {
  const bodyId = useId();
  const item = useRef<HTMLElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isClamped = useIsClamped(text, isOpen);
  const { name: platformName } = usePlatform();
  const { id, kind, title, message, senderName, path, course, isRead, createdAt } = notification;
  const listsStudents = kind === 'STUDENT_ENROLLED';
  const hasMore = isClamped || isOpen || listsStudents;

  function read() {
    if (!isRead) onRead(notification);
  }

  return (
    <article
      ref={item}
      tabIndex={-1}
      className={classes('wm-surface wm-news wm-stack wm-gap-8', isRead && 'wm-news-read')}
    >
      <div className="wm-row wm-align-start wm-justify-space-between wm-gap-8">
        <h2 className={`wm-grow wm-font-20 ${styles.title}`}>
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
              <ChevronDownIcon size={18} className={classes(isOpen && styles.turned)} />
            </button>
          ) : (
            title
          )}
        </h2>
        <NotificationMenu title={title} course={course} />
      </div>
      <div
        className={`wm-cluster wm-justify-space-between wm-gap-8 wm-muted wm-small wm-anywhere ${styles.facts}`}
      >
        <p>
          From {senderName ?? platformName} <span className={styles.dot}>· </span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <div className="wm-cluster wm-gap-8 wm-gap-y-4">
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
              Mark read<span className="wm-visually-hidden"> {title}</span>
            </Button>
          )}
        </div>
      </div>
      <div id={bodyId} className="wm-stack wm-align-start wm-gap-12">
        <p ref={text} className={classes('wm-typed wm-measure', !isOpen && 'wm-clamp-3')}>
          {message}
        </p>
        {isOpen && listsStudents && <EnrolledStudents notificationId={id} />}
        {path && (
          <Link to={path} onClick={read} className="wm-link">
            {LINK_LABELS[kind]}
          </Link>
        )}
      </div>
    </article>
  );
}

/** The server sends no more. */
const MOST = 100;

/** The names of the students that a notification about enrollments counts. */
function EnrolledStudents({ notificationId }: { notificationId: string }) {
  const query = useEnrolledStudentsQuery({
    variables: { id: notificationId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.inbox.notification?.students}
      what="students"
      level={3}
      skeleton={<SkeletonLines lines={3} />}
    >
      {(students) => (
        <>
          <ul className="wm-stack wm-gap-8 wm-anywhere wm-measure" aria-label="Students">
            {students.map(({ name, courseTitle }, index) => (
              <li key={index}>
                <strong>{name}</strong> in {courseTitle}
              </li>
            ))}
          </ul>
          {students.length === MOST && <p>These are the first {MOST}.</p>}
        </>
      )}
    </QueryView>
  );
}

/** The menu of a notification: muting its course, and the settings. */
function NotificationMenu({ title, course }: Pick<NotificationItemFragment, 'title' | 'course'>) {
  const setMuted = useMuteCourse();
  return (
    <MoreMenu
      label={`Options for “${title}”`}
      choices={[
        course !== null && {
          label: `${course.isMuted ? 'Unmute' : 'Mute'} “${course.title}”`,
          onChoose: () => void setMuted({ course, isMuted: !course.isMuted }),
        },
        { label: 'Notification settings', link: <Link to={paths.notificationSettings} /> },
      ]}
    />
  );
}
