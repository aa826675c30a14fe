import { randomInt } from 'node:crypto';
import type { Course } from '../courses/course.types';
import type { Enrollment } from '../enrollments/enrollment.types';
import type { AttemptContent, QuizAttempt, SnapshotQuestion } from './quiz-attempt.types';
import type { Quiz } from './quiz.types';

/** A quiz row as selected by this feature's statements. */
interface QuizRow {
  quiz: Quiz;
  course: Course;
  viewerEnrollment: Enrollment | null;
  /** The attempt whose content was selected too; null or missing: none. */
  attemptId?: string | null;
  content?: AttemptContent | null;
}

/** Links the quiz with its course and attempts; the attempt with selected content gets it. */
export function quizOfRow({ quiz, course, viewerEnrollment, attemptId, content }: QuizRow): Quiz {
  const whole = quizOfCourse(quiz, { ...course, viewerEnrollment });
  const attempt = whole.viewerAttempts.find(({ id }) => id === attemptId);
  if (attempt && content) attempt.content = content;
  return whole;
}

/** Like `quizOfRow`, for a quiz that was loaded with its course or whose course is loaded later. */
export function quizOfCourse(row: Quiz, course?: Course): Quiz {
  const quiz: Quiz = { ...row, course };
  quiz.viewerAttempts = row.viewerAttempts.map((attempt) => ({ ...attempt, quiz }));
  return quiz;
}

/**
 * The attempt with its quiz as read before the attempt was written: replaces the attempt's earlier state in the quiz,
 * or adds the attempt as the newest.
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

/** The questions of one attempt, shuffled once if the quiz says so. */
export function snapshotOf(
  questions: readonly SnapshotQuestion[],
  { shufflesQuestions, shufflesOptions }: { shufflesQuestions: boolean; shufflesOptions: boolean },
): SnapshotQuestion[] {
  const ordered = shufflesQuestions ? shuffled(questions) : [...questions];
  return ordered.map((question) => ({
    ...question,
    options: shufflesOptions ? shuffled(question.options) : question.options,
  }));
}

/** Every order is equally likely. */
function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0]!);
}
