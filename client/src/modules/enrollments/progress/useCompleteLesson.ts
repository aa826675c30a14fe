import type { ApolloCache, ApolloClient, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { announce } from '../../../ui/text/announce';
import { trackLabel } from '../../../ui/map/LineTrack';
import { toast } from '../../../ui/overlays/toast';
import {
  CompleteLessonDocument,
  type LessonProgressCourseFragment,
  LessonProgressCourseFragmentDoc,
  type LessonProgressMadeFragment,
  UndoLessonCompletionDocument,
} from './__generated__/useCompleteLesson.generated';

interface NamedLesson {
  id: string;
  title: string;
}

/**
 * Completes lessons of a course or undoes it, for enrolled students. Updates are optimistic and rolled back on errors,
 * with a retry button. Completing a completed lesson does nothing. `onFinished` is called once the server has confirmed
 * the last completion.
 */
export function useCompleteLesson(courseId: string, onFinished: () => void) {
  const client = useApolloClient();
  // Serializes requests, so that a quick Undo reaches the server second.
  const previous = useRef<Promise<void>>(Promise.resolve());

  /** Never rejects: errors are reported before it resolves. */
  function move(lesson: NamedLesson, completed: boolean): Promise<void> {
    previous.current = previous.current.then(async () => {
      // While the cache has only a part of the course, the server answers first: completing twice is harmless.
      const before = readCourseProgress(client.cache, courseId);
      if (before?.lessons.find(({ id }) => id === lesson.id)?.viewerHasCompleted === completed) return;
      try {
        const enrollment = await sendCompletion(client, courseId, lesson.id, completed);
        const progress = before ? ` ${trackLabel(enrollment.lessonsCompleted, before.lessons.length)}.` : '';
        announce(`${lesson.title}: ${completed ? 'completed' : 'no longer completed'}.${progress}`);
        if (completed && enrollment.percent === 100) onFinished();
      } catch (error) {
        const what = completed ? 'is not marked complete' : 'is still marked complete';
        toast.error(`Not saved: “${lesson.title}” ${what}. ${errorSentence(error, 'Please try again.')}`, {
          action: { label: 'Try again', onClick: () => void move(lesson, completed) },
        });
      }
    });
    return previous.current;
  }
  return {
    complete: (lesson: NamedLesson) => void move(lesson, true),
    undo: (lesson: NamedLesson) => void move(lesson, false),
  };
}

/** Returns the enrollment as the server has changed it. */
async function sendCompletion(client: ApolloClient, courseId: string, lessonId: string, completed: boolean) {
  const guess = writeOptimisticProgress(client.cache, courseId, lessonId, completed);
  const variables = { lessonId };
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

/** The cached lessons and enrollment of a course; null if not loaded. */
function readCourseProgress(
  cache: ApolloCache,
  courseId: string,
): Unmasked<LessonProgressCourseFragment> | null {
  return cache.readFragment({
    id: cache.identify({ __typename: 'Course', id: courseId }),
    fragment: LessonProgressCourseFragmentDoc,
    fragmentName: 'LessonProgressCourse',
    optimistic: true,
  });
}

/**
 * The optimistic response for completing a lesson or undoing it; null if the cache has too little data. Never includes
 * a certificate, as only the server issues them.
 */
export function writeOptimisticProgress(
  cache: ApolloCache,
  courseId: string,
  lessonId: string,
  completed: boolean,
): Unmasked<LessonProgressMadeFragment> | null {
  const course = readCourseProgress(cache, courseId);
  if (!course?.viewerEnrollment) return null;
  const moved = progressAfter(course.lessons, lessonId, completed);
  const resume = course.viewerEnrollment.resumeLesson;
  return {
    __typename: 'LessonProgress',
    lesson: { __typename: 'Lesson', id: lessonId, viewerHasCompleted: completed },
    enrollment: {
      ...course.viewerEnrollment,
      ...moved,
      // The server knows which video was watched last.
      resumeLesson: resume && resume.id !== lessonId ? resume : moved.nextLesson,
      lastActivityAt: new Date().toISOString(),
    },
  };
}

/**
 * A course's progress after completing a lesson or undoing it, for optimistic updates; the server's values count. Whole
 * percent: 100 only if all lessons are completed.
 */
export function progressAfter(
  lessons: LessonProgressCourseFragment['lessons'],
  lessonId: string,
  completed: boolean,
) {
  const isDone = (lesson: (typeof lessons)[number]) =>
    lesson.id === lessonId ? completed : lesson.viewerHasCompleted;
  const done = lessons.filter(isDone);
  const isComplete = done.length === lessons.length;
  return {
    lessonsCompleted: done.length,
    completedPositions: done.map(({ position }) => position),
    percent: isComplete ? 100 : Math.min(99, Math.round((100 * done.length) / lessons.length)),
    /** The first lesson not completed; null if all are. */
    nextLesson: lessons.find((lesson) => !isDone(lesson)) ?? null,
  };
}
