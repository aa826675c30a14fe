import type { Course } from '../catalogue/course.types';
import type { Enrollment } from '../enrollments/enrollment.types';
import type { AttemptContent } from './quiz-attempt.types';
import type { Quiz } from './quiz.types';

/** A quiz as the statements of this feature give it. */
export interface QuizRow {
  quiz: Quiz;
  course: Course;
  viewerEnrollment: Enrollment | null;
  /** Whose content was read along; null or missing: nobody's. */
  attemptId?: string | null;
  content?: AttemptContent | null;
  /** The database's time at the reading, where one quiz is read. */
  readAt?: Date;
}

/** The quiz with its course; its attempts know it, and the one that was read whole has its content. */
export function quizOfRow({ quiz, course, viewerEnrollment, attemptId, content }: QuizRow): Quiz {
  const whole = quizOfCourse(quiz, { ...course, viewerEnrollment });
  const attempt = whole.viewerAttempts.find(({ id }) => id === attemptId);
  if (attempt && content) attempt.content = content;
  return whole;
}

/** The same for a quiz that came with its course, or whose course is read later. */
export function quizOfCourse(row: Quiz, course?: Course): Quiz {
  const quiz: Quiz = { ...row, course };
  quiz.viewerAttempts = row.viewerAttempts.map((attempt) => ({ ...attempt, quiz }));
  return quiz;
}
