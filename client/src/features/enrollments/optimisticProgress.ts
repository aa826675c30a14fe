import type { ApolloCache, Unmasked } from '@apollo/client';
import { progressAfter } from './progressAfter';
import {
  type LessonProgressCourseFragment,
  LessonProgressCourseFragmentDoc,
  type LessonProgressMadeFragment,
  type MovedLearningFragment,
  MovedLearningFragmentDoc,
} from './useCompleteLesson.generated';

/** What the cache holds of the course's lessons and the viewer's enrollment; null before the course has been loaded. */
export function readCourseProgress(
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
 * What the server will most likely answer when the lesson is completed or its completion undone; null when the cache
 * knows too little to guess. A certificate is never guessed: only the server issues one.
 */
export function writeOptimisticProgress(
  cache: ApolloCache,
  courseId: string,
  lessonId: string,
  completed: boolean,
): Unmasked<LessonProgressMadeFragment> | null {
  const course = readCourseProgress(cache, courseId);
  if (!course?.viewerEnrollment) return null;
  return {
    __typename: 'LessonProgress',
    lesson: { __typename: 'Lesson', id: lessonId, viewerHasCompleted: completed },
    enrollment: {
      ...course.viewerEnrollment,
      ...progressAfter(course.lessons, lessonId, completed),
      lastActivityAt: new Date().toISOString(),
    },
    viewer: { __typename: 'Viewer', learning: readLearning(cache) ?? unknownLearning },
  };
}

/** The dashboard's figures stay as they are until the server has counted. */
function readLearning(cache: ApolloCache): Unmasked<MovedLearningFragment> | null {
  return cache.readFragment({
    id: cache.identify({ __typename: 'Learning' }),
    fragment: MovedLearningFragmentDoc,
    fragmentName: 'MovedLearning',
    optimistic: true,
  });
}

/** For a cache that has never held a dashboard: fills the answer's shape, and goes with the guess. */
const unknownLearning: Unmasked<MovedLearningFragment> = {
  __typename: 'Learning',
  stats: {
    __typename: 'LearningStats',
    totalCourses: 0,
    completedCourses: 0,
    totalLessonsCompleted: 0,
    averageProgress: 0,
  },
  recentActivity: [],
  certificates: [],
};
