import type { RowOf } from '../../../platform/database/statement';
import type { viewerOfCourse } from './catalogue.queries';
import type { Course } from '../course.types';
import type { Lesson } from '../lesson.types';
import type { PublishedCourse } from './published-courses';

/**
 * A course with its lessons and quizzes as the viewer sees them; `own`: the viewer-specific fields, null for a
 * visitor; `viewerIsInstructor`: whether they are on its team.
 */
export function courseAsSeenBy(
  course: PublishedCourse,
  own: RowOf<typeof viewerOfCourse> | null,
  viewerIsInstructor: boolean,
): Course {
  const lessons = own ? lessonsAsSeenBy(course.lessons, own) : course.lessons;
  const enrollment = own?.enrollment ?? null;
  const lessonWith = (wanted: string | null | undefined) => lessons.find(({ id }) => id === wanted) ?? null;
  const seesInactive = viewerIsInstructor || enrollment !== null;
  return {
    ...course,
    viewerIsInstructor,
    viewerEnrollment: enrollment && {
      ...enrollment,
      nextLesson: lessonWith(own!.nextLessonId),
      watchedLesson: lessonWith(own!.watchedLessonId),
    },
    lessons,
    quizzes: course.quizzes
      .filter((quiz) => isListedQuiz(quiz, seesInactive))
      .map((quiz) => ({
        ...quiz,
        viewerTimeFactorPercent: own?.timeFactors[quiz.id] ?? null,
        viewerAttempts: own?.attempts.filter(({ quizId }) => quizId === quiz.id) ?? [],
      })),
  };
}

function lessonsAsSeenBy(lessons: readonly Lesson[], own: RowOf<typeof viewerOfCourse>): Lesson[] {
  const completed = new Set(own.completedLessonIds);
  return lessons.map((lesson) => {
    const viewerHasCompleted = completed.has(lesson.id);
    const viewerPosition = own.positions[lesson.id] ?? null;
    // The shared lesson says the same of viewers who neither completed nor started it.
    if (!viewerHasCompleted && viewerPosition === null) return lesson;
    return { ...lesson, viewerHasCompleted, viewerPosition };
  });
}

/** Inactive quizzes are listed only for enrolled students and the team. */
export const isListedQuiz = ({ isActive }: { isActive: boolean }, seesInactive: boolean) =>
  isActive || seesInactive;
