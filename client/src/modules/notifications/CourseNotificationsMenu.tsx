import { Link } from 'react-router-dom';
import { useAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { MoreMenu } from '../../ui/overlays/MoreMenu';
import { toastUndo } from '../../ui/overlays/toast';
import {
  SetCourseMutedDocument,
  useMutedCoursesLazyQuery,
} from './__generated__/CourseNotificationsMenu.generated';

interface Muting {
  course: { id: string; title: string };
  isMuted: boolean;
}

/** Mutes a course or ends that; what it did can be undone for a while. */
export function useMuteCourse() {
  const setMuted = useAction(SetCourseMutedDocument, {
    variables: ({ course, isMuted }: Muting) => ({ courseId: course.id, isMuted }),
    onDone: ({ course, isMuted }) =>
      toastUndo(
        `“${course.title}” is ${isMuted ? 'muted' : 'no longer muted'}.`,
        () => void setMuted({ course, isMuted: !isMuted }),
      ),
    failed: ({ course, isMuted }) =>
      `“${course.title}” couldn’t be ${isMuted ? 'muted' : 'unmuted'}. Try again.`,
  });
  return setMuted;
}

interface CourseNotificationsMenuProps {
  course: { id: string; title: string };
  className?: string;
}

/** The menu of a course that the viewer learns or teaches: muting it, and the settings. */
export function CourseNotificationsMenu({ course, className }: CourseNotificationsMenuProps) {
  const { id, title } = course;
  const [load, { data }] = useMutedCoursesLazyQuery({
    fetchPolicy: 'cache-and-network',
    // Each time the menu opens, since the course may have been muted on another device.
    nextFetchPolicy: 'cache-and-network',
  });
  const setMuted = useMuteCourse();
  const settings = data?.viewer?.notificationSettings.courses.find((each) => each.id === id);
  return (
    <MoreMenu
      label={`Notifications of “${title}”`}
      className={className}
      // Only needed once the menu opens. Without an answer it has the settings, where courses can be muted too.
      onOpen={() => void load()}
      choices={[
        { label: 'Notification settings', link: <Link to={paths.notificationSettings} /> },
        settings !== undefined && {
          label: settings.isMuted ? 'Unmute this course' : 'Mute this course',
          onChoose: () => void setMuted({ course, isMuted: !settings.isMuted }),
        },
      ]}
    />
  );
}
