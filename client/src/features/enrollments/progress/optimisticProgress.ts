import type { ApolloCache, DocumentNode, Unmasked } from '@apollo/client';
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
 * Whole percent: 100 only if all lessons are completed, 0 without lessons (docs/decisions). For optimistic updates; the
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
