import type { Course } from '../catalogue/course.types';
import type { Enrollment } from '../enrollments/enrollment.types';
import type { AttemptContent, QuizAttempt } from './quiz-attempt.types';
import type { Quiz } from './quiz.types';

/** A quiz as the statements of this feature give it. */
interface QuizRow {
  quiz: Quiz;
  course: Course;
  viewerEnrollment: Enrollment | null;
  /** Whose content was read along; null or missing: nobody's. */
  attemptId?: string | null;
  content?: AttemptContent | null;
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

/**
 * The attempt with its quiz, which a statement has read as it was before it wrote the attempt: there the attempt takes the
 * place of its earlier state, or is the newest.
 */
export function withQuizBefore<Attempt extends QuizAttempt>(
  attempt: Attempt,
  quizBefore: Quiz,
): Attempt & { quiz: Quiz } {
  const quiz = quizOfCourse(quizBefore);
  const written = { ...attempt, quiz };
  const others = quiz.viewerAttempts.filter(({ id }) => id !== attempt.id);
  quiz.viewerAttempts = [...others, written].sort((one, other) => other.number - one.number);
  return written;
}
