import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden, notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { NoAttemptsLeft, QuizAttemptStarted } from './quiz-attempt-outcomes.types';
import { quizToStart, startAttempt } from './quiz-attempt.queries';
import { answersProblem, type GivenAnswer } from './quiz-attempt.rules';
import { QuizAttemptService, refuseProblem, type WholeAttempt } from './quiz-attempt.service';
import type { AttemptContent, QuizAttempt, SnapshotQuestion } from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';
import { quizOfRow, type QuizRow } from './quiz-rows';
import { snapshotOf } from './quiz-snapshot';
import { untilDone } from './until-done';

/** Each attempt keeps all its quiz asks, and a quiz need have no maximum of attempts. */
const STARTS: RateLimit = {
  name: 'quiz-attempts',
  points: 60,
  seconds: 60 * 60,
  refusal: 'You can start 60 quiz attempts an hour. Please try again later.',
};

interface StartRow {
  isOwn: boolean;
  isEnrolled: boolean;
  isActive: boolean;
  revision: number;
  maxAttempts: number | null;
  passingScorePercent: number;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  timeLimitMinutes: number | null;
  factorPercent: number | null;
  /** How many attempts there are. */
  used: number;
  openId: string | null;
  /** Whether the open attempt is to be closed before another is opened. */
  isOpenOverdue: boolean;
  /** null while an attempt is open. */
  questions: SnapshotQuestion[] | null;
}

interface StartedRow extends QuizRow {
  attempt: Omit<QuizAttempt, 'quiz' | 'content'>;
  content: AttemptContent;
}

/** Opens attempts: one at a time for each student and quiz, and no more than the quiz allows. */
@oncePerApp()
export class QuizAttemptStartService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly attempts: QuizAttemptService,
  ) {}

  /**
   * Opens an attempt, or answers the open one; an open one whose time is over is closed first. The enrolled alone;
   * RATE_LIMITED beyond 60 new ones an hour.
   */
  start(viewer: Viewer | null, quizId: string): Promise<QuizAttemptStarted | NoAttemptsLeft> {
    // Another start, an edit or a sweep may have been faster.
    return untilDone(() => this.startOnce(viewer, quizId));
  }

  /**
   * The same, once: null when somebody else was faster. With a `number` it opens that one or answers an open one, and
   * with answers it refuses them before an attempt is used up for them.
   */
  async startOnce(
    viewer: Viewer | null,
    quizId: string,
    { number, given = [] }: { number?: number; given?: readonly GivenAnswer[] } = {},
  ): Promise<QuizAttemptStarted | NoAttemptsLeft | null> {
    const known = requireViewer(viewer);
    const row = await this.rowToStart(known, quizId);
    if (row.openId === null) {
      if (number !== undefined && row.used + 1 !== number) return null;
      if (row.maxAttempts !== null && row.used >= row.maxAttempts) return new NoAttemptsLeft();
      refuseProblem(answersProblem(row.questions!, given));
    }
    const attempt = await (row.openId === null
      ? this.open(known, quizId, row)
      : this.attempts.attempt(known, row.openId));
    return attempt?.state === QuizAttemptState.OPEN ? new QuizAttemptStarted(attempt) : null;
  }

  private async rowToStart(viewer: Viewer, quizId: string): Promise<StartRow> {
    const [row] = isId(quizId)
      ? await this.database.query<StartRow>(quizToStart, [viewer.account.id, quizId, this.clock.fixedTime])
      : [];
    if (!row) throw notFound('Quiz');
    if (row.isOwn) throw forbidden('This is your own quiz; preview it instead');
    if (row.openId !== null && !row.isOpenOverdue) return row;
    if (!row.isActive) throw notFound('Quiz');
    if (!row.isEnrolled) throw forbidden('Enroll in this course to take its quizzes');
    if (row.questions?.length === 0) throw forbidden('This quiz has no questions yet');
    return row;
  }

  /** As `insert`; RATE_LIMITED for who has opened too many. */
  private async open(viewer: Viewer, quizId: string, row: StartRow): Promise<WholeAttempt | null> {
    const { id } = viewer.account;
    const opened = await this.limiter.consumeFor(STARTS, id, () => this.insert(viewer, quizId, row));
    if (opened === null) await this.limiter.refund(STARTS, id);
    return opened;
  }

  /** The new attempt; null when it could not be opened, so that the reasons are to be read again. */
  private async insert(viewer: Viewer, quizId: string, row: StartRow): Promise<WholeAttempt | null> {
    const snapshot = snapshotOf(row.questions!, row);
    const minutes =
      row.timeLimitMinutes && Math.ceil((row.timeLimitMinutes * (row.factorPercent ?? 100)) / 100);
    const [started] = await this.database.query<StartedRow>(startAttempt, [
      viewer.account.id,
      quizId,
      row.revision,
      newId(),
      row.used + 1,
      this.clock.fixedTime,
      minutes,
      (minutes ?? 0) - (row.timeLimitMinutes ?? 0),
      row.passingScorePercent,
      JSON.stringify(snapshot),
      snapshot.reduce((total, { points }) => total + points, 0),
    ]);
    return started ? attemptOfRow(started) : null;
  }
}

/** The statement cannot see the row it inserts among the attempts of the quiz. */
function attemptOfRow({ attempt, content, ...row }: StartedRow): WholeAttempt {
  const quiz = quizOfRow(row);
  const started = { ...attempt, quiz, content };
  quiz.viewerAttempts = [started, ...quiz.viewerAttempts];
  return started;
}
