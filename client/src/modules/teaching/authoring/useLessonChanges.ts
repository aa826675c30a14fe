import type { ApolloCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useRef, useState } from 'react';
import type { CheckedLesson } from '#server/modules/teaching/authoring/course-form.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import type { Edit } from '../../../lib/formOutcome';
import { toast } from '../../../ui/overlays/toast';
import {
  DeleteLessonDocument,
  MoveLessonDocument,
  RestoreLessonDocument,
  AddLessonDocument,
  UpdateLessonDocument,
} from './__generated__/useLessonChanges.generated';

/** Whether the server rejected the request as too large (413), which long notes and captions together can cause. */
export const isTooLarge = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 413;

/** Why a request with a lesson failed; `failed` names the action. */
const lessonFailure = (failed: string) => (_edit: unknown, error: unknown) =>
  isTooLarge(error)
    ? `${failed}: the notes and captions are too long together. Shorten them, or link to a captions file instead.`
    : failed;

const ADD_FAILED = 'Failed to add lesson';

/** Evicts the students' view of the lessons, so that it is refetched when next shown. */
const evictStudentView = (courseId: string) => (cache: ApolloCache) => {
  cache.evict({ id: cache.identify({ __typename: 'Course', id: courseId }), fieldName: 'lessons' });
};

/** Adds a lesson at the end. */
export const useAddLesson = (courseId: string) =>
  useFormAction(AddLessonDocument, {
    variables: ({ input }: Edit<CheckedLesson>) => ({ courseId, input }),
    update: evictStudentView(courseId),
    failed: lessonFailure(ADD_FAILED),
  });

/** Deletes a lesson after confirmation, with Undo. Resolves to whether it was deleted. */
export function useDeleteLesson(courseId: string) {
  const lesson = {
    variables: ({ id }: { id: string; title: string }) => ({ id }),
    update: evictStudentView(courseId),
  };
  const restore = useAction(RestoreLessonDocument, {
    ...lesson,
    done: ({ title }) => `Lesson “${title}” is back`,
    failed: ADD_FAILED,
  });
  return useAction(DeleteLessonDocument, {
    ...lesson,
    ask: ({ title }) => ({
      title: 'Are you sure you want to delete this lesson?',
      text: `“${title}”: students’ progress will be recalculated.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    onDone: (deleted) =>
      void toast.success(`Lesson “${deleted.title}” deleted`, {
        durationMs: 20_000,
        action: { label: 'Undo', onClick: () => void restore(deleted) },
      }),
    failed: 'Failed to delete lesson',
  });
}

/**
 * A course's lesson order, by id, with optimistic moves. Moves are sent one after another, as each depends on the
 * previous one; a rejected move is rolled back with an error message.
 */
export function useLessonOrder(courseId: string, saved: readonly string[]) {
  const moveLesson = useAction(MoveLessonDocument, {
    variables: (moved: { id: string; toPosition: number }) => moved,
    update: evictStudentView(courseId),
    failed: 'Failed to reorder lessons',
  });
  const [newOrder, setNewOrder] = useState<readonly string[] | null>(null);
  const sent = useRef(Promise.resolve());
  const waiting = useRef(0);
  // If lessons were added or deleted in the meantime, use the server's order.
  const isWhole = newOrder?.length === saved.length && saved.every((id) => newOrder.includes(id));
  const order = newOrder && isWhole ? newOrder : saved;

  async function sendMove(id: string, to: number) {
    await moveLesson({ id, toPosition: to + 1 });
    waiting.current -= 1;
    if (waiting.current === 0) setNewOrder(null);
  }

  return {
    order,
    /** `to` is the lesson's new 0-based index. */
    move: (id: string, to: number) => {
      setNewOrder(order.filter((other) => other !== id).toSpliced(to, 0, id));
      waiting.current += 1;
      sent.current = sent.current.then(() => sendMove(id, to));
    },
  };
}

/** Saves an edited lesson. */
export const useSaveLesson = (lessonId: string) =>
  useFormAction(UpdateLessonDocument, {
    variables: (edit: Edit<CheckedLesson>) => ({ id: lessonId, ...edit }),
    failed: lessonFailure('Failed to update lesson'),
  });
