import type { QuizDraft as CheckedQuiz } from '../../../../../server/features/quizzes/quiz.rules';
import { attempt } from '../../../apollo/attempt';
import { refusedAsWhole, saveOutcome, type SaveOutcome } from '../../../forms/saveOutcome';
import { useCreateQuizMutation, useUpdateQuizMutation } from './useSaveQuiz.generated';

const CREATE_FAILED = 'Failed to create quiz';
const UPDATE_FAILED = 'Failed to save quiz';

/** Saves a new quiz, or with an id an edited one. Never throws; errors are part of the outcome. */
export function useSaveQuiz(quizId: string | null) {
  const [create] = useCreateQuizMutation();
  const [update] = useUpdateQuizMutation();

  const createNew = (input: CheckedQuiz, isActive: boolean): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await create({ variables: { input, isActive } });
        return saveOutcome(data?.createQuiz, { saved: 'QuizCreated', failed: CREATE_FAILED });
      },
      CREATE_FAILED,
      refusedAsWhole,
    );

  const updateOld = (id: string, input: CheckedQuiz, revision: number): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await update({ variables: { id, input, revision } });
        return saveOutcome(data?.updateQuiz, {
          saved: 'QuizUpdated',
          conflict: 'QuizEditConflict',
          failed: UPDATE_FAILED,
        });
      },
      UPDATE_FAILED,
      refusedAsWhole,
    );

  /** `revision` is the one the draft is based on; `isActive` is for a new quiz. */
  return (input: CheckedQuiz, revision: number | null, isActive: boolean): Promise<SaveOutcome> =>
    quizId === null ? createNew(input, isActive) : updateOld(quizId, input, revision ?? 0);
}
