import type { CheckedLesson } from '../../../../../server/features/courses/authoring/course-form.rules';
import { attempt } from '../../../apollo/attempt';
import { saveOutcome, type SaveOutcome } from '../../../forms/saveOutcome';
import { lessonRefusal } from './requestSize';
import { useUpdateLessonMutation } from './useLessonChanges.generated';

const UPDATE_FAILED = 'Failed to update lesson';

/**
 * Saves an edited lesson; `revision` is the one the draft is based on. Never throws; errors are part of the outcome.
 */
export function useSaveLesson(lessonId: string) {
  const [update] = useUpdateLessonMutation();
  return (input: CheckedLesson, revision: number | null): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await update({ variables: { id: lessonId, input, revision: revision ?? 0 } });
        return saveOutcome(data?.updateLesson, {
          saved: 'LessonUpdated',
          conflict: 'LessonEditConflict',
          failed: UPDATE_FAILED,
        });
      },
      UPDATE_FAILED,
      lessonRefusal(UPDATE_FAILED),
    );
}
