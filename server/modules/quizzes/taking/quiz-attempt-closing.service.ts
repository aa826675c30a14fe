import { EventBus } from '../../../platform/events';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { Quiz, QuizAttempt, QuizAttemptChange } from '../quiz.types';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { ProgressService } from '../../enrollments/progress.service';
import { grade, hasPassed } from '../grading.rules';
import { closeAttempts, overdueAmong, overdueAttempts } from '../quiz.queries';
import { isOverdue } from './quiz-attempt.rules';
import { QuizAttemptState } from '../quiz.entities';
import type { Task } from '../../../platform/module';

const topicOf = (studentId: string) => `quiz-attempt:${studentId}`;

/** Publishes changes of a student's attempts to their other tabs and devices. */
@Service()
export class QuizAttemptChangesService {
  constructor(private readonly events: EventBus) {}

  /** Call after the change is committed. */
  announce(
    studentId: string,
    { id, state, answersRevision }: Pick<QuizAttempt, 'id' | 'state' | 'answersRevision'>,
  ): void {
    this.events.publish(topicOf(studentId), { id, state, answersRevision: String(answersRevision) });
  }

  /** Changes of the viewer's own attempts in any process, until the subscription ends. */
  changes(viewer: Viewer | null): AsyncIterableIterator<QuizAttemptChange> {
    const { account } = requireViewer(viewer);
    return this.events.subscribe(topicOf(account.id), async ({ id, state, answersRevision }) => ({
      attemptId: id!,
      state: state as QuizAttemptState,
      answersRevision: Number(answersRevision),
    }));
  }
}

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

/** A transaction of this size finishes well within its timeout, and its questions fit in memory. */
const BATCH_SIZE = 50;

/** Closes overdue attempts; each is closed by exactly one process. */
@Service()
export class QuizSweeper implements Task {
  readonly everySeconds = 15;

  constructor(private readonly closing: QuizAttemptClosingService) {}

  /** Returns how many were closed. */
  async run(): Promise<number> {
    let closed = 0;
    for (;;) {
      const now = await this.closing.closeOverdue(BATCH_SIZE);
      closed += now;
      if (now < BATCH_SIZE) return closed;
    }
  }
}
