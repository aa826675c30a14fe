import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { TAB } from '../../../apollo/tab';
import { announce } from '../../../ui/text/announce';
import { trackLabel } from '../../../ui/map/LineTrack';
import { toast } from '../../../ui/overlays/toast';
import { writeOptimisticProgress, readCourseProgress } from './optimisticProgress';
import { CompleteLessonDocument, UndoLessonCompletionDocument } from './useCompleteLesson.generated';

interface NamedLesson {
  id: string;
  title: string;
}

/**
 * Completes lessons of a course or undoes it, for enrolled students. Updates are optimistic and rolled back on errors,
 * with a retry button. Completing a completed lesson does nothing. `onFinished` is called once the server has confirmed
 * the last completion.
 */
export function useCompleteLesson(courseId: string, onFinished?: () => void) {
  const client = useApolloClient();
  // Serializes requests, so that a quick Undo reaches the server second.
  const previous = useRef<Promise<void>>(Promise.resolve());

  const move = useCallback(
    function queue(lesson: NamedLesson, completed: boolean): Promise<void> {
      const retry = () => void queue(lesson, completed);
      previous.current = previous.current.then(() =>
        changeCompletion({ client, courseId, lesson, completed, retry, onFinished }),
      );
      return previous.current;
    },
    [client, courseId, onFinished],
  );
  const complete = useCallback((lesson: NamedLesson) => move(lesson, true), [move]);
  const undo = useCallback((lesson: NamedLesson) => move(lesson, false), [move]);
  return { complete, undo };
}

interface CompletionChange {
  client: ApolloClient;
  courseId: string;
  lesson: NamedLesson;
  completed: boolean;
  retry: () => void;
  onFinished?: () => void;
}

/**
 * Never rejects: errors are reported before it resolves. While the cache has only a part of the course, the server
 * answers first: completing twice is harmless.
 */
async function changeCompletion({
  client,
  courseId,
  lesson,
  completed,
  retry,
  onFinished,
}: CompletionChange): Promise<void> {
  const before = readCourseProgress(client.cache, courseId);
  if (before?.lessons.find(({ id }) => id === lesson.id)?.viewerHasCompleted === completed) return;

  try {
    const enrollment = await sendCompletion(client, courseId, lesson.id, completed);
    const progress = before ? ` ${trackLabel(enrollment.lessonsCompleted, before.lessons.length)}.` : '';
    announce(`${lesson.title}: ${completed ? 'completed' : 'no longer completed'}.${progress}`);
    if (completed && enrollment.percent === 100) onFinished?.();
  } catch (error) {
    const what = completed ? 'is not marked complete' : 'is still marked complete';
    toast.error(`Not saved: “${lesson.title}” ${what}. ${errorSentence(error, 'Please try again.')}`, {
      action: { label: 'Try again', onClick: retry },
    });
  }
}

/** Returns the enrollment as the server has changed it. */
async function sendCompletion(client: ApolloClient, courseId: string, lessonId: string, completed: boolean) {
  const guess = writeOptimisticProgress(client.cache, courseId, lessonId, completed);
  const variables = { lessonId, tab: TAB };
  if (completed) {
    const { data } = await client.mutate({
      mutation: CompleteLessonDocument,
      variables,
      optimisticResponse: guess ? { completeLesson: guess } : undefined,
    });
    return data!.completeLesson.enrollment;
  }
  const { data } = await client.mutate({
    mutation: UndoLessonCompletionDocument,
    variables,
    optimisticResponse: guess ? { undoLessonCompletion: guess } : undefined,
  });
  return data!.undoLessonCompletion.enrollment;
}
