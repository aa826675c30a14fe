import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { toast } from '../../../ui/overlays/toast';
import { useRequestLiftMutation } from './CourseBlockNote.generated';

/** Asks the administrators to lift the block of a course. */
export function useRequestLift() {
  const [requestLift] = useRequestLiftMutation();
  return async (courseId: string): Promise<void> => {
    const isSent = await attemptOrToast(
      () => requestLift({ variables: { courseId } }),
      'Your request couldn’t be sent',
    );
    if (isSent)
      toast.success('The administrators see your request. A notification tells you what they decide.');
  };
}
