import { errorSentence } from '../../../apollo/errors';
import { toast } from '../../../ui/overlays/toast';
import { useSetQuizActiveMutation } from './useSetQuizActive.generated';

/** Activates or deactivates a quiz, optimistically; rolled back with an error message. */
export function useSetQuizActive() {
  const [setQuizActive] = useSetQuizActiveMutation();
  return async (id: string, isActive: boolean): Promise<void> => {
    try {
      await setQuizActive({
        variables: { id, isActive },
        optimisticResponse: { setQuizActive: { __typename: 'InstructorQuiz', id, isActive } },
      });
    } catch (error) {
      toast.error(errorSentence(error, 'Failed to update quiz status'));
    }
  };
}
