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

/** Never rejects: errors are reported before it resolves. */
async function changeCompletion({
  client,
  courseId,
  lesson,
  completed,
  retry,
  onFinished,
}: CompletionChange): Promise<void> {
  const before = readCourseProgress(client.cache, courseId);
  const cached = before?.lessons.find(({ id }) => id === lesson.id);
  if (!before?.viewerEnrollment || !cached || cached.viewerHasCompleted === completed) return;

  try {
    await sendCompletion(client, courseId, lesson.id, completed);
  } catch (error) {
    const what = completed ? 'is not marked complete' : 'is still marked complete';
    toast.error(`Not saved: “${lesson.title}” ${what}. ${errorSentence(error, 'Please try again.')}`, {
      action: { label: 'Try again', onClick: retry },
    });
    return;
  }

  const after = readCourseProgress(client.cache, courseId)?.viewerEnrollment;
  if (!after) return;
  const progress = trackLabel(after.lessonsCompleted, before.lessons.length);
  announce(`${lesson.title}: ${completed ? 'completed' : 'no longer completed'}. ${progress}.`);
  if (completed && after.percent === 100) onFinished?.();
}

function sendCompletion(
  client: ApolloClient,
  courseId: string,
  lessonId: string,
  completed: boolean,
): Promise<unknown> {
  const guess = writeOptimisticProgress(client.cache, courseId, lessonId, completed);
  const variables = { lessonId, tab: TAB };
  return completed
    ? client.mutate({
        mutation: CompleteLessonDocument,
        variables,
        optimisticResponse: guess ? { completeLesson: guess } : undefined,
      })
    : client.mutate({
        mutation: UndoLessonCompletionDocument,
        variables,
        optimisticResponse: guess ? { undoLessonCompletion: guess } : undefined,
      });
}
