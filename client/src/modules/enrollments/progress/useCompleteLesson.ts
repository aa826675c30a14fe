import type { ApolloCache, ApolloClient, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { announce } from '../../../ui/text/announce';
import { trackLabel } from '../../../ui/map/LineTrack';
import { toast } from '../../../ui/overlays/toast';
import {
  CompleteLessonDocument,
  type LessonProgressCourseFragment,
  LessonProgressCourseFragmentDoc,
  type LessonProgressMadeFragment,
  type MovedLearningFragment,
  MovedLearningFragmentDoc,
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
  const variables = { lessonId, withDashboard: readDashboard(client.cache) !== null };
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
  const dashboard = readDashboard(cache);
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
    ...(dashboard && { viewer: { __typename: 'Viewer', learning: dashboard } }),
  };
}

/** The cached figures of the dashboard; null until the dashboard, which reads them when it opens, was loaded. */
function readDashboard(cache: ApolloCache): Unmasked<MovedLearningFragment> | null {
  return cache.readFragment({
    id: cache.identify({ __typename: 'Learning' }),
    fragment: MovedLearningFragmentDoc,
    fragmentName: 'MovedLearning',
    optimistic: true,
  });
}

interface ProgressLesson {
  id: string;
  position: number;
  viewerHasCompleted: boolean;
}

interface Progress<Lesson> {
  percent: number;
  lessonsCompleted: number;
  completedPositions: number[];
  /** The first lesson not completed; null if all are. */
  nextLesson: Lesson | null;
}

/**
 * Whole percent: 100 only if all lessons are completed, 0 without lessons. For optimistic updates; the
 * server's value counts.
 */
export function percentOf(done: number, total: number): number {
  if (total === 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.round((100 * done) / total));
}

/** A course's progress after completing a lesson or undoing it. */
export function progressAfter<Lesson extends ProgressLesson>(
  lessons: readonly Lesson[],
  lessonId: string,
  completed: boolean,
): Progress<Lesson> {
  const isDone = (lesson: Lesson) => (lesson.id === lessonId ? completed : lesson.viewerHasCompleted);
  const completedPositions = lessons.filter(isDone).map(({ position }) => position);
  const lessonsCompleted = completedPositions.length;
  return {
    lessonsCompleted,
    completedPositions,
    percent: percentOf(lessonsCompleted, lessons.length),
    nextLesson: lessons.find((lesson) => !isDone(lesson)) ?? null,
  };
}
