import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rowsInOrder } from '../../../platform/database/statement';
import { notFound, Refusal } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { QuizAttemptChangesService, QuizAttemptClosingService } from './quiz-attempt-closing.service';
import { attemptById, contentsOfAttempts, lessonsOfQuestions, saveAnswers } from '../quiz.queries';
import { quizOfAttempt } from '../quiz.queries';
import {
  type AttemptContent,
  type QuestionLesson,
  type Quiz,
  QuizAnswersSaved,
  type QuizAttempt,
  QuizAttemptFinished,
  type WholeAttempt,
} from '../quiz.types';
import { answersProblem, changesOf, isTooLate, type GivenAnswer } from './quiz-attempt.rules';
import { QuizAttemptState } from '../quiz.entities';
import { quizOfRow } from './quiz.service';

/** An attempt read in order to change it, with the database's time of reading. */
export type ReadAttempt = QuizAttempt & { content: AttemptContent; readAt: Date };

/** Reads and saves a student's attempts. Deadlines are compared with the time at which a call arrived. */
@Service()
export class QuizAttemptService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly closing: QuizAttemptClosingService,
    private readonly changes: QuizAttemptChangesService,
  ) {}

  /** The server's time, from which clients compute their countdown. */
  now(): Date {
    return this.clock.now();
  }

  /** The viewer's own attempt with its quiz; null if it is not theirs. */
  async attempt(viewer: Viewer | null, id: string): Promise<WholeAttempt | null> {
    const quiz = await this.quizOf(viewer, id);
    return (quiz?.viewerAttempts.find((attempt) => attempt.id === id) as WholeAttempt | undefined) ?? null;
  }

  /** The quizzes of these attempts of the viewer, in the order of the ids. */
  quizzesOf(viewer: Viewer | null, attemptIds: readonly string[]): Promise<Quiz[]> {
    return Promise.all(
      attemptIds.map(async (id) => {
        const quiz = await this.quizOf(viewer, id);
        if (!quiz) throw notFound('Attempt');
        return quiz;
      }),
    );
  }

  /** The viewer's own attempt without its quiz, even if overdue; NOT_FOUND if it is not theirs. */
  async currentAttempt(viewer: Viewer | null, id: string): Promise<ReadAttempt> {
    const { account } = requireViewer(viewer);
    const row = isId(id) && (await this.database.row(attemptById(account.id, id, this.clock.fixedTime)));
    if (!row) throw notFound('Attempt');
    return { ...row.attempt, content: row.content, readAt: row.readAt };
  }

  /** Questions and answers of these attempts of the viewer, in the order of the ids. */
  async contentsOf(viewer: Viewer | null, ids: readonly string[]): Promise<AttemptContent[]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(contentsOfAttempts(account.id, ids));
    return rowsInOrder(ids, rows, ({ id }) => id).map((row) => {
      if (!row) throw notFound('Attempt');
      return row.content;
    });
  }

  /** The lessons with these ids, in their order; null for those that were deleted or that the viewer cannot see. */
  async lessonsOf(viewer: Viewer | null, ids: readonly string[]): Promise<(QuestionLesson | null)[]> {
    const { account } = requireViewer(viewer);
    const lessons = await this.database.rows(lessonsOfQuestions(account.id, ids));
    return rowsInOrder(ids, lessons, ({ id }) => id).map((lesson) => lesson ?? null);
  }

  /**
   * The lessons that the questions are about, whatever was answered: those of the wrong answers alone would be verdicts,
   * which the review rule may hide. In the order of the course.
   */
  async lessonsOfContent(viewer: Viewer | null, { snapshot }: AttemptContent): Promise<QuestionLesson[]> {
    const { account } = requireViewer(viewer);
    const ids = snapshot.flatMap(({ lessonId }) => lessonId ?? []);
    return ids.length === 0 ? [] : this.database.rows(lessonsOfQuestions(account.id, ids));
  }

  /** Saves answers and, unless null, the set of flagged questions; ignores what arrives too late. */
  async save(
    viewer: Viewer | null,
    attemptId: string,
    input: readonly GivenAnswer[],
    flagged: readonly string[] | null,
  ): Promise<QuizAnswersSaved | QuizAttemptFinished> {
    const arrival = this.clock.arrival();
    const attempt = await this.currentAttempt(viewer, attemptId);
    const arrivedAt = arrival.inDatabaseTime(attempt.readAt);
    if (attempt.state !== QuizAttemptState.OPEN) return new QuizAttemptFinished(attempt);
    if (isTooLate(arrivedAt, attempt.deadline)) {
      const over = await this.attempt(viewer, attemptId);
      if (!over) throw notFound('Attempt');
      return new QuizAttemptFinished(over);
    }
    refuseProblem(answersProblem(attempt.content.snapshot, input, flagged ?? []));
    const answersSavedAt = input.length > 0 ? arrivedAt : null;
    const stored = await this.database.row(
      saveAnswers(viewer!.account.id, attemptId, { ...changesOf(input), flagged, answersSavedAt }),
    );
    // Another tab may have submitted the attempt since it was read.
    if (!stored) return new QuizAttemptFinished(await this.currentAttempt(viewer, attemptId));
    if (stored.answersRevision !== attempt.answersRevision)
      this.changes.announce(viewer!.account.id, { ...attempt, ...stored });
    const { answers, flagged: keptFlags, ...times } = stored;
    const content = { ...attempt.content, answers, flagged: keptFlags };
    return new QuizAnswersSaved({ attempt: { ...attempt, ...times, content } });
  }

  /** The quiz of the viewer's attempt, with the attempt's content; null if it is not theirs. */
  private async quizOf(viewer: Viewer | null, attemptId: string): Promise<Quiz | null> {
    if (!viewer || !isId(attemptId)) return null;
    const read = () => this.database.row(quizOfAttempt(viewer.account.id, attemptId, this.clock.fixedTime));
    let row = await read();
    if (row && (await this.closing.closeOverdueAt([row.quiz], row.readAt))) row = await read();
    return row ? quizOfRow(row) : null;
  }
}

/** Throws BAD_USER_INPUT with the problem, if there is one. */
export function refuseProblem(problem: string | null): void {
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
}
