import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { QuizAttemptChangesService } from './quiz-attempt-changes.service';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';
import { attemptById, contentsOfAttempts, saveAnswers } from './quiz-attempt.queries';
import { quizOfAttempt } from './quiz.queries';
import type { Quiz } from './quiz.types';
import { answersProblem, changesOf, isTooLate, type GivenAnswer } from './quiz-attempt.rules';
import { QuizAnswersSaved, QuizAttemptOver } from './quiz-attempt-outcomes.types';
import type { AttemptContent, QuizAttempt, WholeAttempt } from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';
import { quizOfRow } from './quiz-rows';

/** An attempt as it is read to be changed, with the database's time at the reading. */
export type ReadAttempt = QuizAttempt & { content: AttemptContent; readAt: Date };

/** Attempts as their student works on them. Every deadline is held against the time at which a call arrived. */
@Service()
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

  /** One of the viewer's own, with its quiz; null for anybody else's. */
  async attempt(viewer: Viewer | null, id: string): Promise<WholeAttempt | null> {
    const quiz = await this.quizOf(viewer, id);
    return (quiz?.viewerAttempts.find((attempt) => attempt.id === id) as WholeAttempt | undefined) ?? null;
  }

  /** The quizzes of these attempts of the viewer, in the ids' order. */
  quizzesOf(viewer: Viewer | null, attemptIds: readonly string[]): Promise<Quiz[]> {
    return Promise.all(
      attemptIds.map(async (id) => {
        const quiz = await this.quizOf(viewer, id);
        if (!quiz) throw notFound('Attempt');
        return quiz;
      }),
    );
  }

  /** One of the viewer's own without its quiz, also when its time is over; NOT_FOUND for anybody else's. */
  async currentAttempt(viewer: Viewer | null, id: string): Promise<ReadAttempt> {
    const { account } = requireViewer(viewer);
    const row = isId(id)
      ? await this.database.row(attemptById(account.id, id, this.clock.fixedTime))
      : undefined;
    if (!row) throw notFound('Attempt');
    return { ...row.attempt, content: row.content, readAt: row.readAt };
  }

  /** What these attempts of the viewer asked and were answered, in the ids' order. */
  async contentsOf(viewer: Viewer | null, ids: readonly string[]): Promise<AttemptContent[]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(contentsOfAttempts(account.id, ids));
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
    const attempt = await this.currentAttempt(viewer, attemptId);
    const arrivedAt = arrival.inDatabaseTime(attempt.readAt);
    if (attempt.state !== QuizAttemptState.OPEN) return new QuizAttemptOver(attempt);
    if (isTooLate(arrivedAt, attempt.deadline)) return this.over(viewer, attemptId);
    refuseProblem(answersProblem(attempt.content.snapshot, given, flagged ?? []));
    const answersSavedAt = given.length > 0 ? arrivedAt : null;
    const kept = await this.database.row(
      saveAnswers(viewer!.account.id, attemptId, { ...changesOf(given), flagged, answersSavedAt }),
    );
    // Another tab may have submitted since it was read.
    if (!kept) return new QuizAttemptOver(await this.currentAttempt(viewer, attemptId));
    if (kept.answersRevision !== attempt.answersRevision)
      this.changes.announce(viewer!.account.id, { ...attempt, ...kept });
    const { answers, flagged: keptFlags, ...times } = kept;
    const content = { ...attempt.content, answers, flagged: keptFlags };
    return new QuizAnswersSaved({ ...attempt, ...times, content });
  }

  private async over(viewer: Viewer | null, attemptId: string): Promise<QuizAttemptOver> {
    const attempt = await this.attempt(viewer, attemptId);
    if (!attempt) throw notFound('Attempt');
    return new QuizAttemptOver(attempt);
  }

  /** The quiz of one of the viewer's attempts, which has its content; null for anybody else's. */
  private async quizOf(viewer: Viewer | null, attemptId: string): Promise<Quiz | null> {
    if (!viewer || !isId(attemptId)) return null;
    const read = () => this.database.row(quizOfAttempt(viewer.account.id, attemptId, this.clock.fixedTime));
    let row = await read();
    if (row && (await this.closing.closeOverdueAt([row.quiz], row.readAt))) row = await read();
    return row ? quizOfRow(row) : null;
  }
}

/** BAD_USER_INPUT for a client that does not keep to the attempt. */
export function refuseProblem(problem: string | null): void {
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
}
