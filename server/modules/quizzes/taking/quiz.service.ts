import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rowsInOrder } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { Course } from '../../courses/course.types';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';
import type { Enrollment } from '../../enrollments/enrollment.types';
import { quizById, quizzesOfCourses, quizzesOfStudent } from '../quiz.queries';
import type { AttemptContent, Quiz, QuizAttempt } from '../quiz.types';

/** Quizzes with the viewer's own attempts. */
@Service()
export class QuizService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly closing: QuizAttemptClosingService,
  ) {}

  /** null if it does not exist or is not visible to the viewer. */
  async quiz(viewer: Viewer | null, id: string): Promise<Quiz | null> {
    if (!isId(id)) return null;
    const viewerId = viewer?.account.id ?? null;
    const [quiz] = await this.read(() => this.database.rows(quizById(viewerId, id, this.clock.fixedTime)));
    return quiz ?? null;
  }

  /**
   * Like `quiz`, with the database's time of reading, but without closing the attempt that the caller is about to
   * finish; NOT_FOUND instead of null.
   */
  async currentQuiz(viewer: Viewer, id: string): Promise<{ quiz: Quiz; readAt: Date }> {
    const row = isId(id) && (await this.database.row(quizById(viewer.account.id, id, this.clock.fixedTime)));
    if (!row) throw notFound('Quiz');
    return { quiz: quizOfRow(row), readAt: row.readAt };
  }

  /** The quizzes loaded with this course; null if they were not loaded. */
  quizzesWith(course: Course): Quiz[] | null {
    return course.quizzes?.map((quiz) => quizOfCourse(quiz, course)) ?? null;
  }

  /** The quizzes of each of these courses that are visible to the viewer, oldest first, in the order of the ids. */
  async quizzesOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<Quiz[][]> {
    const rows = await this.database.rows(quizzesOfCourses(viewer?.account.id ?? null, courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) =>
      (row?.quizzes ?? [])
        .filter(({ isActive }) => isActive || row!.seesInactive)
        .map((quiz) => quizOfCourse(quiz)),
    );
  }

  /** Quizzes of the courses the viewer is enrolled in. */
  quizzesOfStudent(viewer: Viewer | null): Promise<Quiz[]> {
    const { account } = requireViewer(viewer);
    return this.read(() => this.database.rows(quizzesOfStudent(account.id)));
  }

  /** Closes overdue attempts and reads again, so that no overdue attempt is returned as open. */
  private async read(rows: () => Promise<QuizRow[]>): Promise<Quiz[]> {
    const read = async () => (await rows()).map(quizOfRow);
    const quizzes = await read();
    return (await this.closing.closeOverdueAt(quizzes)) ? read() : quizzes;
  }
}

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
function quizOfCourse(row: Quiz, course?: Course): Quiz {
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
