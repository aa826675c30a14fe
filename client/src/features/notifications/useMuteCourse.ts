import { errorSentence } from '../../apollo/errors';
import { toast } from '../../ui/overlays/toast';
import { toastUndo } from '../../ui/overlays/toastUndo';
import { useSetCourseMutedMutation } from './useMuteCourse.generated';

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
    try {
      await set({ variables: { courseId: id, isMuted } });
      toastUndo(
        isMuted ? `“${title}” is muted.` : `“${title}” is no longer muted.`,
        () => void setMuted(course, !isMuted),
      );
    } catch (error) {
      const action = isMuted ? 'muted' : 'unmuted';
      toast.error(errorSentence(error, `“${title}” couldn’t be ${action}. Try again.`));
    }
  }
  return { setMuted, saving: loading };
}
