import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { MoreMenu } from '../../ui/overlays/MoreMenu';
import type { NotificationItemFragment } from './NotificationItem.generated';
import { useMuteCourse } from './useMuteCourse';

/** The menu of a notification: muting its course, and the settings. */
export function NotificationMenu({ title, course }: Pick<NotificationItemFragment, 'title' | 'course'>) {
  const { setMuted } = useMuteCourse();
  return (
    <MoreMenu
      label={`Options for “${title}”`}
      choices={[
        ...(course
          ? [
              {
                label: `${course.isMuted ? 'Unmute' : 'Mute'} “${course.title}”`,
                onChoose: () => void setMuted(course, !course.isMuted),
              },
            ]
          : []),
        { label: 'Notification settings', link: <Link to={paths.notificationSettings} /> },
      ]}
    />
  );
}
