import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { QuizAttemptChangesService } from './quiz-attempt-changes.service';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';
import { attemptById, contentsOfAttempts, saveAnswers } from './quiz-attempt.queries';
import { answersProblem, changesOf, isTooLate, type GivenAnswer } from './quiz-attempt.rules';
import { QuizAnswersSaved, QuizAttemptOver } from './quiz-attempt-outcomes.types';
import type { AttemptContent, QuizAttempt } from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';
import { quizOfRow, type QuizRow } from './quiz-rows';

/** What the row keeps after a save, another tab's included. */
type Kept = Pick<AttemptContent, 'answers' | 'flagged'> &
  Pick<QuizAttempt, 'answersSavedAt' | 'answersRevision'>;

/** An attempt that was read whole. */
export type WholeAttempt = QuizAttempt & { content: AttemptContent };

/** The same with the database's time at the reading. */
export type ReadAttempt = WholeAttempt & { readAt: Date };

/** Attempts as their student works on them. Every deadline is held against the time at which a call arrived. */
@oncePerApp()
export class QuizAttemptService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly closing: QuizAttemptClosingService,
    private readonly changes: QuizAttemptChangesService,
  ) {}

  /** What the countdown of every client starts from. */
  now(): Date {
    return this.clock.now();
  }

  /** One of the viewer's own; null for anybody else's. */
  async attempt(viewer: Viewer | null, id: string): Promise<WholeAttempt | null> {
    const attempt = await this.read(viewer, id);
    if (!attempt) return null;
    const wasClosed = await this.closing.closeOverdueAt([attempt.quiz], attempt.readAt);
    return wasClosed ? this.read(viewer, id) : attempt;
  }

  /** The same without closing it, for whoever is about to finish it; NOT_FOUND for anybody else's. */
  async attemptAsItStands(viewer: Viewer | null, id: string): Promise<ReadAttempt> {
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

  /** Saves some answers and, unless null, which questions are flagged. What arrives too late is not kept. */
  async save(
    viewer: Viewer | null,
    attemptId: string,
    given: readonly GivenAnswer[],
    flagged: readonly string[] | null,
  ): Promise<QuizAnswersSaved | QuizAttemptOver> {
    const arrival = this.clock.arrival();
    const attempt = await this.attemptAsItStands(viewer, attemptId);
    const arrivedAt = arrival.inDatabaseTime(attempt.readAt);
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
    if (kept.answersRevision !== attempt.answersRevision)
      this.changes.announce(viewer!.account.id, { ...attempt, ...kept });
    return new QuizAnswersSaved(withKept(attempt, kept));
  }

  private async over(viewer: Viewer | null, attemptId: string): Promise<QuizAttemptOver> {
    const attempt = await this.attempt(viewer, attemptId);
    if (!attempt) throw notFound('Attempt');
    return new QuizAttemptOver(attempt);
  }

  private async read(viewer: Viewer | null, id: string): Promise<ReadAttempt | null> {
    if (!viewer || !isId(id)) return null;
    const parameters = [viewer.account.id, id, this.clock.fixedTime];
    const [row] = await this.database.query<QuizRow>(attemptById, parameters);
    const attempt = row && quizOfRow(row).viewerAttempts.find((one) => one.id === row.attemptId);
    return attempt ? Object.assign(attempt as WholeAttempt, { readAt: row.readAt! }) : null;
  }
}

/** In place: the attempt is also one of its quiz's. */
const withKept = (attempt: WholeAttempt, { answersSavedAt, answersRevision, ...kept }: Kept): WholeAttempt =>
  Object.assign(attempt, { answersSavedAt, answersRevision, content: { ...attempt.content, ...kept } });

/** BAD_USER_INPUT for a client that does not keep to the attempt. */
export function refuseProblem(problem: string | null): void {
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
}
