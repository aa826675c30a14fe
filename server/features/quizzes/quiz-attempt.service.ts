import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { forbidden, notFound, Refusal } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';
import {
  attemptById,
  contentsOfAttempts,
  quizToStart,
  saveAnswers,
  startAttempt,
} from './quiz-attempt.queries';
import {
  answersProblem,
  changesOf,
  isTooLate,
  latestOverdueDeadline,
  type GivenAnswer,
} from './quiz-attempt.rules';
import {
  NoAttemptsLeft,
  QuizAnswersSaved,
  QuizAttemptOver,
  QuizAttemptStarted,
  type AttemptContent,
  type QuizAttempt,
  type SnapshotQuestion,
} from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';
import { quizOfRow, type QuizRow } from './quiz-rows';
import { snapshotOf } from './quiz-snapshot';

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
  openDeadline: Date | null;
  /** null while an attempt is open. */
  questions: SnapshotQuestion[] | null;
}

/** What the row keeps after a save, another tab's included. */
type Kept = Pick<AttemptContent, 'answers' | 'flagged'> & Pick<QuizAttempt, 'answersSavedAt'>;

/** An attempt that was read whole. */
export type WholeAttempt = QuizAttempt & { content: AttemptContent };

/** Attempts as their student works on them. Every deadline is held against the time at which a call arrived. */
@oncePerApp()
export class QuizAttemptService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly closing: QuizAttemptClosingService,
    private readonly limiter: RateLimiter,
  ) {}

  /** What the countdown of every client starts from. */
  now(): Date {
    return this.clock.now();
  }

  /** One of the viewer's own; null for anybody else's. */
  async attempt(viewer: Viewer | null, id: string): Promise<WholeAttempt | null> {
    const attempt = await this.read(viewer, id);
    return attempt && (await this.closing.closeOverdueAt([attempt.quiz])) ? this.read(viewer, id) : attempt;
  }

  /** The same without closing it, for whoever is about to finish it; NOT_FOUND for anybody else's. */
  async attemptAsItStands(viewer: Viewer | null, id: string): Promise<WholeAttempt> {
    const attempt = await this.read(requireViewer(viewer), id);
    if (!attempt) throw notFound('Attempt');
    return attempt;
  }

  /** What these attempts of the viewer asked and were answered, in the ids' order. */
  async contentsOf(viewer: Viewer | null, ids: readonly string[]): Promise<AttemptContent[]> {
    const rows = await this.database.query<{ id: string; content: AttemptContent }>(contentsOfAttempts, [
      requireViewer(viewer).account.id,
      ids,
    ]);
    return rowsInOrder(ids, rows, ({ id }) => id).map((row) => {
      if (!row) throw notFound('Attempt');
      return row.content;
    });
  }

  /**
   * Opens an attempt, or answers the open one; an open one whose time is over is closed first. The enrolled alone;
   * RATE_LIMITED beyond 60 new ones an hour.
   */
  async start(viewer: Viewer | null, quizId: string): Promise<QuizAttemptStarted | NoAttemptsLeft> {
    // Comes round again when another start, an edit or a sweep was faster; each time somebody has got further.
    for (;;) {
      const result = await this.startOnce(viewer, quizId);
      if (result) return result;
    }
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
    const id = row.openId ?? (await this.open(known, quizId, row));
    const attempt = id && (await this.attempt(known, id));
    return attempt && attempt.state === QuizAttemptState.OPEN ? new QuizAttemptStarted(attempt) : null;
  }

  /** Saves some answers and, unless null, which questions are flagged. What arrives too late is not kept. */
  async save(
    viewer: Viewer | null,
    attemptId: string,
    given: readonly GivenAnswer[],
    flagged: readonly string[] | null,
  ): Promise<QuizAnswersSaved | QuizAttemptOver> {
    const arrivedAt = this.clock.now();
    const attempt = await this.attemptAsItStands(viewer, attemptId);
    if (attempt.state !== QuizAttemptState.OPEN) return new QuizAttemptOver(attempt);
    if (isTooLate(arrivedAt, attempt.deadline)) return this.over(viewer, attemptId);
    refuseProblem(answersProblem(attempt.content.snapshot, given, flagged ?? []));
    const { answers, takenBack } = changesOf(given);
    const [kept] = await this.database.query<Kept>(saveAnswers, [
      viewer!.account.id,
      attemptId,
      JSON.stringify(answers),
      takenBack,
      flagged && JSON.stringify(flagged),
      arrivedAt,
      given.length > 0,
    ]);
    // Another tab may have submitted since it was read.
    if (!kept) return new QuizAttemptOver(await this.attemptAsItStands(viewer, attemptId));
    return new QuizAnswersSaved(withKept(attempt, kept));
  }

  private async over(viewer: Viewer | null, attemptId: string): Promise<QuizAttemptOver> {
    const attempt = await this.attempt(viewer, attemptId);
    if (!attempt) throw notFound('Attempt');
    return new QuizAttemptOver(attempt);
  }

  private async read(viewer: Viewer | null, id: string): Promise<WholeAttempt | null> {
    if (!viewer || !isId(id)) return null;
    const [row] = await this.database.query<QuizRow>(attemptById, [viewer.account.id, id]);
    const attempt = row && quizOfRow(row).viewerAttempts.find((one) => one.id === row.attemptId);
    return attempt ? (attempt as WholeAttempt) : null;
  }

  private async rowToStart(viewer: Viewer, quizId: string): Promise<StartRow> {
    const [row] = isId(quizId)
      ? await this.database.query<StartRow>(quizToStart, [viewer.account.id, quizId])
      : [];
    if (!row) throw notFound('Quiz');
    if (row.isOwn) throw forbidden('This is your own quiz; preview it instead');
    if (row.openId !== null && !isOverdue(row.openDeadline, this.clock.now())) return row;
    if (!row.isActive) throw notFound('Quiz');
    if (!row.isEnrolled) throw forbidden('Enroll in this course to take its quizzes');
    if (row.questions?.length === 0) throw forbidden('This quiz has no questions yet');
    return row;
  }

  /** As `insert`; RATE_LIMITED for who has opened too many. */
  private async open(viewer: Viewer, quizId: string, row: StartRow): Promise<string | null> {
    const { id } = viewer.account;
    const opened = await this.limiter.consumeFor(STARTS, id, () => this.insert(viewer, quizId, row));
    if (opened === null) await this.limiter.refund(STARTS, id);
    return opened;
  }

  /** The new attempt's id; null when it could not be opened, so that the reasons are to be read again. */
  private async insert(viewer: Viewer, quizId: string, row: StartRow): Promise<string | null> {
    const now = this.clock.now();
    const snapshot = snapshotOf(row.questions!, row);
    const minutes =
      row.timeLimitMinutes && Math.ceil((row.timeLimitMinutes * (row.factorPercent ?? 100)) / 100);
    const [started] = await this.database.query<{ id: string }>(startAttempt, [
      viewer.account.id,
      quizId,
      row.revision,
      newId(),
      row.used + 1,
      now,
      minutes && new Date(now.getTime() + minutes * 60_000),
      minutes,
      (minutes ?? 0) - (row.timeLimitMinutes ?? 0),
      row.passingScorePercent,
      JSON.stringify(snapshot),
      snapshot.reduce((total, { points }) => total + points, 0),
    ]);
    return started?.id ?? null;
  }
}

/** In place: the attempt is also one of its quiz's. */
const withKept = (attempt: WholeAttempt, { answersSavedAt, ...kept }: Kept): WholeAttempt =>
  Object.assign(attempt, { answersSavedAt, content: { ...attempt.content, ...kept } });

/** BAD_USER_INPUT for a client that does not keep to the attempt. */
export function refuseProblem(problem: string | null): void {
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
}

const isOverdue = (deadline: Date | null, now: Date) =>
  deadline !== null && deadline <= latestOverdueDeadline(now);
