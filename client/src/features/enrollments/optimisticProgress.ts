import type { ApolloCache, DocumentNode, Unmasked } from '@apollo/client';
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
    viewer: { __typename: 'Viewer', learning: readLearning(cache) },
  };
}

/**
 * The dashboard's figures, which stay as they are until the server has counted. Fields that the cache does not have are
 * filled with blanks, because an answer needs all of them; they go with the guess.
 */
function readLearning(cache: ApolloCache): Learning {
  const known: { stats?: object } | null = cache.readFragment<{ stats?: object }>({
    id: cache.identify({ __typename: 'Learning' }),
    // Typed for a part of the fragment's fields.
    fragment: MovedLearningFragmentDoc as DocumentNode,
    fragmentName: 'MovedLearning',
    optimistic: true,
    returnPartialData: true,
  });
  return { ...BLANK_LEARNING, ...known, stats: { ...BLANK_LEARNING.stats, ...known?.stats } };
}

type Learning = Unmasked<MovedLearningFragment>;

const BLANK_LEARNING = {
  __typename: 'Learning' as const,
  stats: {
    __typename: 'LearningStats' as const,
    totalCourses: 0,
    completedCourses: 0,
    totalLessonsCompleted: 0,
    averageProgress: 0,
  },
  recentActivity: [],
  certificates: [],
} satisfies Learning;
