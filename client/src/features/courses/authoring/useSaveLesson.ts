import type { CheckedLesson } from '../../../../../server/features/courses/authoring/course-form.rules';
import { errorSentence } from '../../../apollo/errors';
import { refusedAsWhole, type SaveOutcome } from '../../../forms/useEditor';
import { isTooLarge, lessonTooLarge } from './requestSize';
import { useUpdateLessonMutation } from './useLessonChanges.generated';

const UPDATE_FAILED = 'Failed to update lesson';

/**
 * Saves an edited lesson; `revision` is the one the draft is based on. Never throws; errors are part of the outcome.
 */
export function useSaveLesson(lessonId: string) {
  const [update] = useUpdateLessonMutation();
  return async (input: CheckedLesson, revision: number | null): Promise<SaveOutcome> => {
    try {
      const { data } = await update({ variables: { id: lessonId, input, revision: revision ?? 0 } });
      const result = data?.updateLesson;
      if (result?.__typename === 'LessonUpdated') return { kind: 'saved' };
      if (result?.__typename === 'LessonEditConflict')
        return { kind: 'editConflict', message: result.message };
      return result ? { kind: 'refused', problems: result.fields } : refusedAsWhole(UPDATE_FAILED);
    } catch (error) {
      return refusedAsWhole(
        isTooLarge(error) ? lessonTooLarge(UPDATE_FAILED) : errorSentence(error, UPDATE_FAILED),
      );
    }
  };
}
