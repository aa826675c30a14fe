import { randomInt } from 'node:crypto';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { forbidden, notFound, rateLimited } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { NoAttemptsLeft, QuizAttemptStarted, type WholeAttempt, type SnapshotQuestion } from '../quiz.types';
import { QuizAttemptChangesService } from './quiz-attempt-closing.service';
import { QuizAttemptService, refuseProblem } from './quiz-attempt.service';
import { quizToStart, startAttempt } from '../quiz.queries';
import { answersProblem, minutesWithExtraTime, type GivenAnswer } from './quiz-attempt.rules';
import { QuizAttemptState } from '../quiz.entities';
import { withQuizBefore } from './quiz.service';

/** Each attempt stores a copy of all questions, and a quiz may have no maximum of attempts. */
const STARTS: RateLimit = {
  name: 'quiz-attempts',
  points: 60,
  seconds: 60 * 60,
  refusal: 'You can start up to 60 quiz attempts an hour. Please try again later.',
};

type StartRow = RowOf<typeof quizToStart>;

/** The loser of a race sees the winner's result at its next try, so few calls need a third one. */
const MAX_TRIES = 20;

/** Retries `act` while it returns null, meaning that a concurrent call won; RATE_LIMITED after too many tries. */
export async function untilDone<T>(act: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await act();
    if (result !== null) return result;
  }
  throw rateLimited('Too many requests for this quiz at once. Please try again.', 1);
}

/** Starts attempts: one open attempt per student and quiz, up to the quiz's maximum. */
@Service()
export class QuizAttemptStartService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly attempts: QuizAttemptService,
    private readonly changes: QuizAttemptChangesService,
  ) {}

  /**
   * Starts an attempt or returns the open one, closing an overdue one first. Only for enrolled students; RATE_LIMITED
   * after 60 new attempts an hour.
   */
  start(viewer: Viewer | null, quizId: string): Promise<QuizAttemptStarted | NoAttemptsLeft> {
    // A concurrent start, edit or sweep may win the race.
    return untilDone(() => this.startOnce(viewer, quizId));
  }

  /**
   * One try of `start`: null if a concurrent call won. With a `number`, a new attempt must have that number; given
   * answers are checked before an attempt is used up for them.
   */
  async startOnce(
    viewer: Viewer | null,
    quizId: string,
    { number, given = [] }: { number?: number; given?: readonly GivenAnswer[] } = {},
  ): Promise<QuizAttemptStarted | NoAttemptsLeft | null> {
    const user = requireViewer(viewer);
    const row = await this.rowToStart(user, quizId);
    if (row.openId === null) {
      if (number !== undefined && row.used + 1 !== number) return null;
      if (row.maxAttempts !== null && row.used >= row.maxAttempts) return new NoAttemptsLeft();
      refuseProblem(answersProblem(row.questions!, given));
    }
    const attempt = await (row.openId === null
      ? this.open(user, quizId, row)
      : this.attempts.attempt(user, row.openId));
    return attempt?.state === QuizAttemptState.OPEN ? new QuizAttemptStarted({ attempt }) : null;
  }

  private async rowToStart(viewer: Viewer, quizId: string): Promise<StartRow> {
    const row =
      isId(quizId) && (await this.database.row(quizToStart(viewer.account.id, quizId, this.clock.fixedTime)));
    if (!row) throw notFound('Quiz');
    if (row.isOwn) throw forbidden('This is your own quiz. Preview it instead');
    if (row.openId !== null && !row.isOpenOverdue) return row;
    if (!row.isActive) throw notFound('Quiz');
    if (!row.isEnrolled) throw forbidden('Enroll in this course to take its quizzes');
    if (row.questions?.length === 0) throw forbidden('This quiz has no questions yet');
    return row;
  }

  /**
   * The new attempt; null if it could not be started, so that the caller reads the state again. RATE_LIMITED after too
   * many.
   */
  private async open({ account }: Viewer, quizId: string, row: StartRow): Promise<WholeAttempt | null> {
    const snapshot = snapshotOf(row.questions!, row);
    const minutes = minutesWithExtraTime(row.timeLimitMinutes, row.timeFactorPercent);
    const attempt = {
      id: newId(),
      studentId: account.id,
      quizId,
      revision: row.revision,
      number: row.used + 1,
      minutes,
      extraMinutes: (minutes ?? 0) - (row.timeLimitMinutes ?? 0),
      passingScorePercent: row.passingScorePercent,
      snapshot,
      total: snapshot.reduce((total, { points }) => total + points, 0),
    };
    const counted = this.limiter.counted(STARTS, account.id);
    const started = await this.database.row(startAttempt(attempt, counted, this.clock.fixedTime));
    if (!started!.isCounted) return this.limiter.refuse(STARTS, account.id);
    if (!started!.attempt || !started!.quiz) {
      await this.limiter.refund(STARTS, account.id);
      return null;
    }
    const content = { snapshot, answers: {}, flagged: [], submissionFingerprint: null };
    // Other windows hide the reviews of earlier attempts.
    this.changes.announce(account.id, started!.attempt);
    return withQuizBefore({ ...started!.attempt, content }, started!.quiz);
  }
}

/** The questions of one attempt, shuffled once if the quiz says so. */
function snapshotOf(
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
