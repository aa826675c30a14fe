import type { RowOf } from '../../../platform/database/statement';
import type { viewerOfCourse } from './catalogue.queries';
import type { Course } from '../course.types';
import type { PublishedCourse } from './published-courses';

/**
 * A course with its lessons and quizzes as the viewer sees them; `own`: the viewer-specific fields, null for a
 * visitor.
 */
export function courseAsSeenBy(course: PublishedCourse, own: RowOf<typeof viewerOfCourse> | null): Course {
  const viewerIsInstructor = own?.isOnTeam ?? false;
  const completed = new Set(own?.completedLessonIds);
  const lessons = own
    ? course.lessons.map((lesson) => ({
        ...lesson,
        viewerHasCompleted: completed.has(lesson.id),
        viewerPosition: own.positions[lesson.id] ?? null,
      }))
    : course.lessons;
  const enrollment = own?.enrollment ?? null;
  const lessonWith = (wanted: string | null | undefined) => lessons.find(({ id }) => id === wanted) ?? null;
  const seesInactive = viewerIsInstructor || enrollment !== null;
  return {
    ...course,
    viewerIsInstructor,
    viewerEnrollment: enrollment && {
      ...enrollment,
      nextLesson: lessonWith(own!.nextLessonId),
      resumeLesson: lessonWith(own!.watchedLessonId) ?? lessonWith(own!.nextLessonId),
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

/** Inactive quizzes are listed only for enrolled students and the team. */
export const isListedQuiz = ({ isActive }: { isActive: boolean }, seesInactive: boolean) =>
  isActive || seesInactive;
