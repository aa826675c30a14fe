import type { QuizDraft as CheckedQuiz } from '../../../../server/features/quizzes/quiz.rules';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { useCreateQuizMutation, useUpdateQuizMutation } from './useSaveQuiz.generated';

type SaveOutcome =
  | { kind: 'saved' }
  /** Problems of fields have the paths of the input, such as `questions.0.text`; '' is the whole. */
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Somebody else saved it meanwhile; theirs is in the cache now. */
  | { kind: 'editedElsewhere'; message: string };

const CREATE_FAILED = 'Failed to create quiz';
const UPDATE_FAILED = 'Failed to save quiz';

const whole = (message: string): SaveOutcome => ({ kind: 'refused', problems: [{ path: '', message }] });

/** Saves a new quiz, or with an id an edited one. It never throws: what went wrong is in the outcome. */
export function useSaveQuiz(quizId: string | null) {
  const [create] = useCreateQuizMutation();
  const [update] = useUpdateQuizMutation();

  async function createNew(input: CheckedQuiz): Promise<SaveOutcome> {
    try {
      const { data } = await create({ variables: { input } });
      const result = data?.createQuiz;
      if (result?.__typename === 'QuizCreated') return { kind: 'saved' };
      return result ? { kind: 'refused', problems: result.fields } : whole(CREATE_FAILED);
    } catch (error) {
      return whole(errorSentence(error, CREATE_FAILED));
    }
  }

  async function updateOld(id: string, input: CheckedQuiz, revision: number): Promise<SaveOutcome> {
    try {
      const { data } = await update({ variables: { id, input, revision } });
      const result = data?.updateQuiz;
      if (result?.__typename === 'QuizUpdated') return { kind: 'saved' };
      if (result?.__typename === 'QuizEditedElsewhere')
        return { kind: 'editedElsewhere', message: result.message };
      return result ? { kind: 'refused', problems: result.fields } : whole(UPDATE_FAILED);
    } catch (error) {
      return whole(errorSentence(error, UPDATE_FAILED));
    }
  }

  /** `revision` is the one that the edited words began from. */
  return (input: CheckedQuiz, revision: number | null): Promise<SaveOutcome> =>
    quizId === null ? createNew(input) : updateOld(quizId, input, revision ?? 0);
}
