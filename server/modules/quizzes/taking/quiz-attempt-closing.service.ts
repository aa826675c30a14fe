import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { ProgressService } from '../../enrollments/progress.service';
import { grade, hasPassed } from '../grading.rules';
import { QuizAttemptChangesService } from './quiz-attempt-changes.service';
import { closeAttempts, overdueAmong, overdueAttempts } from './quiz-attempt.queries';
import { isOverdue } from './quiz-attempt.rules';
import { QuizAttemptState } from '../quiz.entities';
import type { Quiz } from '../quiz.types';

/** Closes attempts that were never submitted: grades the saved answers and sets the deadline as the finish time. */
@Service()
export class QuizAttemptClosingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: QuizAttemptChangesService,
    private readonly progress: ProgressService,
  ) {}

  /** Closes up to `max` overdue attempts, skipping those another process is closing; returns how many. */
  closeOverdue(max: number): Promise<number> {
    return this.close(overdueAttempts(max, this.clock.fixedTime));
  }

  /**
   * Closes the viewer's overdue attempts at these quizzes, which were read at `now`; true if there were any, so that
   * the caller reads the quizzes again.
   */
  async closeOverdueAt(quizzes: readonly Quiz[], now = this.clock.now()): Promise<boolean> {
    const ids = quizzes
      .flatMap(({ viewerAttempts }) => viewerAttempts)
      .filter(({ state, deadline }) => state === QuizAttemptState.OPEN && isOverdue(now, deadline))
      .map(({ id }) => id);
    if (ids.length === 0) return false;
    await this.close(overdueAmong(ids, this.clock.fixedTime));
    return true;
  }

  /** Overdue by the database's clock, not this process's. */
  private async close(overdue: ReturnType<typeof overdueAttempts>): Promise<number> {
    const closed = await this.database.transaction(async (transaction) => {
      const rows = (await transaction.rows(overdue)).map((row) => ({ ...row, outcome: outcomeOf(row) }));
      if (rows.length > 0) await transaction.rows(closeAttempts(rows.map(({ outcome }) => outcome)));
      return rows;
    });
    for (const { studentId, id, answersRevision } of closed)
      this.changes.announce(studentId, { id, state: QuizAttemptState.EXPIRED, answersRevision });
    // After the commit, for the same reason as in ProgressService.certify.
    for (const { courseId, studentId, outcome } of closed)
      if (outcome.passed) await this.progress.certify(courseId, [studentId]);
    return closed.length;
  }
}

function outcomeOf({ id, content, passingScorePercent }: RowOf<typeof overdueAttempts>) {
  const { score, percent } = grade(content.snapshot, content.answers);
  return { id, score, percent, passed: hasPassed(percent, passingScorePercent) };
}
