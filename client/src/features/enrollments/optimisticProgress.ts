import type { ApolloCache, DocumentNode, Unmasked } from '@apollo/client';
import { progressAfter } from './progressAfter';
import {
  type LessonProgressCourseFragment,
  LessonProgressCourseFragmentDoc,
  type LessonProgressMadeFragment,
  type MovedLearningFragment,
  MovedLearningFragmentDoc,
} from './useCompleteLesson.generated';

/** The cached lessons and enrollment of a course; null if not loaded. */
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
 * The cached dashboard figures, unchanged until the server responds. Missing fields are filled with placeholders, as an
 * optimistic response must be complete; they are discarded with it.
 */
function readLearning(cache: ApolloCache): Learning {
  const known: { stats?: object } | null = cache.readFragment<{ stats?: object }>({
    id: cache.identify({ __typename: 'Learning' }),
    // Typed for a subset of the fragment's fields.
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
