import type { CheckedLesson } from '../../../../server/features/teaching/course-form.rules';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { isTooLarge, lessonTooLarge } from './requestSize';
import { useUpdateLessonMutation } from './useLessonChanges.generated';

type SaveLessonOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Edit conflict: the other version is in the cache. */
  | { kind: 'editedElsewhere'; message: string };

const UPDATE_FAILED = 'Failed to update lesson';

const whole = (message: string): SaveLessonOutcome => ({
  kind: 'refused',
  problems: [{ path: '', message }],
});

/**
 * Saves an edited lesson; `revision` is the one the draft is based on. Never throws; errors are part of the outcome.
 */
export function useSaveLesson(lessonId: string) {
  const [update] = useUpdateLessonMutation();
  return async (input: CheckedLesson, revision: number): Promise<SaveLessonOutcome> => {
    try {
      const { data } = await update({ variables: { id: lessonId, input, revision } });
      const result = data?.updateLesson;
      if (result?.__typename === 'LessonUpdated') return { kind: 'saved' };
      if (result?.__typename === 'LessonEditedElsewhere')
        return { kind: 'editedElsewhere', message: result.message };
      return result ? { kind: 'refused', problems: result.fields } : whole(UPDATE_FAILED);
    } catch (error) {
      return whole(isTooLarge(error) ? lessonTooLarge(UPDATE_FAILED) : errorSentence(error, UPDATE_FAILED));
    }
  };
}
