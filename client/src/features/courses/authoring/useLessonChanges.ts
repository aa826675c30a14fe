import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import type { CheckedLesson } from '../../../../../server/features/courses/authoring/course-form.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { saveOutcome, type SaveOutcome } from '../../../forms/saveOutcome';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { lessonRefusal } from './requestSize';
import {
  useAddLessonMutation,
  useDeleteLessonMutation,
  useMoveLessonMutation,
  useRestoreLessonMutation,
  useUpdateLessonMutation,
} from './useLessonChanges.generated';

const ADD_FAILED = 'Failed to add lesson';

/** Evicts the students' view of the lessons, so that it is refetched when next shown. */
const evictStudentView = (courseId: string) => (cache: ApolloCache) => {
  cache.evict({ id: cache.identify({ __typename: 'Course', id: courseId }), fieldName: 'lessons' });
};

/** Adds a lesson at the end. Never throws; errors are part of the outcome. */
export function useAddLesson(courseId: string) {
  const [add] = useAddLessonMutation({ update: evictStudentView(courseId) });
  return (input: CheckedLesson): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await add({ variables: { courseId, input } });
        return saveOutcome(data?.addLesson, { saved: 'LessonAdded', failed: ADD_FAILED });
      },
      ADD_FAILED,
      lessonRefusal(ADD_FAILED),
    );
}

/** Deletes a lesson after confirmation, with Undo. Resolves to whether it was deleted. */
export function useDeleteLesson(courseId: string) {
  const [deleteLesson] = useDeleteLessonMutation({ update: evictStudentView(courseId) });
  const [restoreLesson] = useRestoreLessonMutation({ update: evictStudentView(courseId) });

  async function restore(id: string, title: string) {
    await attemptOrToast(async () => {
      await restoreLesson({ variables: { id } });
      toast.success(`Lesson “${title}” is back`);
    }, ADD_FAILED);
  }

  return async (id: string, title: string): Promise<boolean> => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this lesson?',
      text: `“${title}”: students’ progress will be recalculated.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    const isDeleted = await attemptOrToast(
      () => deleteLesson({ variables: { id } }),
      'Failed to delete lesson',
    );
    if (!isDeleted) return false;
    toast.success(`Lesson “${title}” deleted`, {
      durationMs: 20_000,
      action: { label: 'Undo', onClick: () => void restore(id, title) },
    });
    return true;
  };
}

/**
 * A course's lesson order, by id, with optimistic moves. Moves are sent one after another, as each depends on the
 * previous one; a rejected move is rolled back with an error message.
 */
export function useLessonOrder(courseId: string, saved: readonly string[]) {
  const [moveLesson] = useMoveLessonMutation({ update: evictStudentView(courseId) });
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const sent = useRef(Promise.resolve());
  const waiting = useRef(0);
  // If lessons were added or deleted in the meantime, use the server's order.
  const isWhole = wanted?.length === saved.length && saved.every((id) => wanted.includes(id));
  const order = wanted && isWhole ? wanted : saved;

  async function sendMove(id: string, to: number) {
    await attemptOrToast(
      () => moveLesson({ variables: { id, toPosition: to + 1 } }),
      'Failed to reorder lessons',
    );
    waiting.current -= 1;
    if (waiting.current === 0) setWanted(null);
  }

  return {
    order,
    /** `to` is the lesson's new 0-based index. */
    move: (id: string, to: number) => {
      setWanted(order.filter((other) => other !== id).toSpliced(to, 0, id));
      waiting.current += 1;
      sent.current = sent.current.then(() => sendMove(id, to));
    },
  };
}

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
