import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { errorSentence } from '../../apollo/errors';
import { announce } from '../../ui/announce';
import { trackLabel } from '../../ui/LineTrack';
import { toast } from '../../ui/toast';
import { guessProgress, readCourseProgress } from './progressGuess';
import { CompleteLessonDocument, UndoLessonCompletionDocument } from './useCompleteLesson.generated';

interface NamedLesson {
  id: string;
  title: string;
}

/**
 * Completes lessons of one course and takes completions back, for the enrolled. The mark shows at once; when the server
 * refuses or is out of reach it is taken back with words and a way to try again. Completing a completed lesson does
 * nothing. `onFinished` is called once the server has confirmed that the last lesson is completed.
 */
export function useCompleteLesson(courseId: string, onFinished?: () => void) {
  const client = useApolloClient();
  // An undo pressed right after must reach the server second.
  const previous = useRef<Promise<void>>(Promise.resolve());

  const move = useCallback(
    async (lesson: NamedLesson, completed: boolean): Promise<void> => {
      const before = readCourseProgress(client.cache, courseId);
      const stop = before?.lessons.find(({ id }) => id === lesson.id);
      if (!before?.viewerEnrollment || !stop || stop.viewerHasCompleted === completed) return;

      const variables = { lessonId: lesson.id };
      const guess = guessProgress(client.cache, courseId, lesson.id, completed);
      try {
        await (completed
          ? client.mutate({
              mutation: CompleteLessonDocument,
              variables,
              optimisticResponse: guess ? { completeLesson: guess } : undefined,
            })
          : client.mutate({
              mutation: UndoLessonCompletionDocument,
              variables,
              optimisticResponse: guess ? { undoLessonCompletion: guess } : undefined,
            }));
      } catch (error) {
        const what = completed ? 'is not marked complete' : 'is still marked complete';
        toast.error(`Not saved: “${lesson.title}” ${what}. ${errorSentence(error, 'Please try again.')}`, {
          action: { label: 'Try again', onClick: () => void move(lesson, completed) },
        });
        return;
      }

      const after = readCourseProgress(client.cache, courseId)?.viewerEnrollment;
      if (!after) return;
      const progress = trackLabel(after.lessonsCompleted, before.lessons.length);
      announce(`${lesson.title}: ${completed ? 'completed' : 'no longer completed'}. ${progress}.`);
      if (completed && after.percent === 100) onFinished?.();
    },
    [client, courseId, onFinished],
  );

  const queue = useCallback(
    (lesson: NamedLesson, completed: boolean) => {
      previous.current = previous.current.then(() => move(lesson, completed));
      return previous.current;
    },
    [move],
  );
  const complete = useCallback((lesson: NamedLesson) => queue(lesson, true), [queue]);
  const undo = useCallback((lesson: NamedLesson) => queue(lesson, false), [queue]);
  return { complete, undo };
}
