import type { QuizDraft as CheckedQuiz } from '../../../../../server/features/quizzes/quiz.rules';
import { errorSentence } from '../../../apollo/errors';
import { refusedAsWhole, type SaveOutcome } from '../../../forms/useEditor';
import { useCreateQuizMutation, useUpdateQuizMutation } from './useSaveQuiz.generated';

const CREATE_FAILED = 'Failed to create quiz';
const UPDATE_FAILED = 'Failed to save quiz';

/** Saves a new quiz, or with an id an edited one. Never throws; errors are part of the outcome. */
export function useSaveQuiz(quizId: string | null) {
  const [create] = useCreateQuizMutation();
  const [update] = useUpdateQuizMutation();

  async function createNew(input: CheckedQuiz): Promise<SaveOutcome> {
    try {
      const { data } = await create({ variables: { input } });
      const result = data?.createQuiz;
      if (result?.__typename === 'QuizCreated') return { kind: 'saved' };
      return result ? { kind: 'refused', problems: result.fields } : refusedAsWhole(CREATE_FAILED);
    } catch (error) {
      return refusedAsWhole(errorSentence(error, CREATE_FAILED));
    }
  }

  async function updateOld(id: string, input: CheckedQuiz, revision: number): Promise<SaveOutcome> {
    try {
      const { data } = await update({ variables: { id, input, revision } });
      const result = data?.updateQuiz;
      if (result?.__typename === 'QuizUpdated') return { kind: 'saved' };
      if (result?.__typename === 'QuizEditConflict') return { kind: 'editConflict', message: result.message };
      return result ? { kind: 'refused', problems: result.fields } : refusedAsWhole(UPDATE_FAILED);
    } catch (error) {
      return refusedAsWhole(errorSentence(error, UPDATE_FAILED));
    }
  }

  /** `revision` is the one the draft is based on. */
  return (input: CheckedQuiz, revision: number | null): Promise<SaveOutcome> =>
    quizId === null ? createNew(input) : updateOld(quizId, input, revision ?? 0);
}
