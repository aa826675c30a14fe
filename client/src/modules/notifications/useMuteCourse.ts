import { useAction } from '../../apollo/useAction';
import { toastUndo } from '../../ui/overlays/toast';
import { SetCourseMutedDocument } from './__generated__/useMuteCourse.generated';

interface Muting {
  course: { id: string; title: string };
  isMuted: boolean;
}

/** Mutes a course or ends that; what it did can be undone for a while. */
export function useMuteCourse() {
  const setMuted = useAction(SetCourseMutedDocument, {
    variables: ({ course, isMuted }: Muting) => ({ courseId: course.id, isMuted }),
    done: ({ course, isMuted }) =>
      toastUndo(
        `“${course.title}” is ${isMuted ? 'muted' : 'no longer muted'}.`,
        () => void setMuted({ course, isMuted: !isMuted }),
      ),
    failed: ({ course, isMuted }) =>
      `“${course.title}” couldn’t be ${isMuted ? 'muted' : 'unmuted'}. Try again.`,
  });
  return setMuted;
}
