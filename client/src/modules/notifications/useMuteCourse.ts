import { attemptOrToast } from '../../apollo/attemptOrToast';
import { toastUndo } from '../../ui/overlays/toastUndo';
import { useSetCourseMutedMutation } from './__generated__/useMuteCourse.generated';

interface Course {
  id: string;
  title: string;
}

/** Mutes a course or ends that; what it did can be undone for a while. */
export function useMuteCourse(): {
  setMuted: (course: Course, isMuted: boolean) => Promise<void>;
  saving: boolean;
} {
  const [set, { loading }] = useSetCourseMutedMutation();
  async function setMuted(course: Course, isMuted: boolean): Promise<void> {
    const { id, title } = course;
    await attemptOrToast(
      async () => {
        await set({ variables: { courseId: id, isMuted } });
        toastUndo(
          isMuted ? `“${title}” is muted.` : `“${title}” is no longer muted.`,
          () => void setMuted(course, !isMuted),
        );
      },
      `“${title}” couldn’t be ${isMuted ? 'muted' : 'unmuted'}. Try again.`,
    );
  }
  return { setMuted, saving: loading };
}
