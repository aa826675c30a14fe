import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { useSetQuizActiveMutation } from './useSetQuizActive.generated';

/** Activates or deactivates a quiz, optimistically; rolled back with an error message. */
export function useSetQuizActive() {
  const [setQuizActive] = useSetQuizActiveMutation();
  return async (id: string, isActive: boolean): Promise<void> => {
    await attemptOrToast(
      () =>
        setQuizActive({
          variables: { id, isActive },
          optimisticResponse: { setQuizActive: { __typename: 'InstructorQuiz', id, isActive } },
        }),
      'Failed to update quiz status',
    );
  };
}
