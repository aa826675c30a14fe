import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rowsInOrder } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { Course } from '../../courses/course.types';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';
import { quizOfCourse, quizOfRow } from '../quiz-rows';
import { quizById, quizzesOfCourses, quizzesOfStudent } from '../quiz.queries';
import type { Quiz } from '../quiz.types';

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
  private async read(rows: () => Promise<Parameters<typeof quizOfRow>[0][]>): Promise<Quiz[]> {
    const read = async () => (await rows()).map(quizOfRow);
    const quizzes = await read();
    return (await this.closing.closeOverdueAt(quizzes)) ? read() : quizzes;
  }
}
