import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import type { FigureDifference } from '../../enrollments/figure-difference';
import { gradeAnswers, type GradedAnswers } from './answer-groups';
import { lockFolding } from './quiz-figures.queries';
import { addGradedAnswers } from './quiz-figures.service';
import {
  countedAnswers,
  everythingKept,
  quizzesOfCourse,
  readOneSnapshot,
  RECOUNTS_OF_ATTEMPTS,
  recountWrongAnswers,
} from './quiz-recount.queries';

/** A statement on this many attempts finishes well within its timeout. */
const BATCH_SIZE = 2_000;
const MAX_TRIES = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Figure = GradedAnswers['figures'][number];
type Wrong = GradedAnswers['wrong'][number];

/** Recounts the kept figures of quizzes. */
@Service()
export class QuizRecountService {
  constructor(private readonly database: Database) {}

  /**
   * Recounts all kept figures of the course's quizzes, repairs and returns the differences. Skips a quiz whose figures
   * stay locked by folding.
   */
  async recountCourse(courseId: string): Promise<FigureDifference[]> {
    const quizzes = await this.database.rows(quizzesOfCourse(courseId));
    const found: FigureDifference[] = [];
    for (const { id } of quizzes)
      for (
        let tries = 0, recounted: FigureDifference[] | null = null;
        !recounted && tries < MAX_TRIES;
        tries++
      ) {
        recounted = await this.recount(id);
        found.push(...(recounted ?? []));
      }
    return found;
  }

  /** Runs in one snapshot under the folding lock, without blocking attempts; null if the lock is taken. */
  private recount(quizId: string): Promise<FigureDifference[] | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(readOneSnapshot());
      const lock = await transaction.row(lockFolding());
      if (!lock!.isOurs) return null;
      const found: FigureDifference[] = [];
      for (const recountOf of RECOUNTS_OF_ATTEMPTS)
        found.push(...(await transaction.rows(recountOf(quizId))));
      found.push(...(await recountAnswers(transaction, quizId)));
      found.push(...(await transaction.rows(recountWrongAnswers(quizId))));
      return found;
    });
  }
}

async function recountAnswers(transaction: Database, quizId: string): Promise<FigureDifference[]> {
  const figures = new Map<string, { kept: Figure | null; difference: Figure }>();
  const wrong = new Map<string, { kept: Wrong | null; difference: Wrong }>();
  const count = (answers: Pick<GradedAnswers, 'figures' | 'wrong'>, sign: 1 | -1, areKept = false) => {
    for (const figure of answers.figures) {
      const key = JSON.stringify([figure.questionId, figure.points, figure.isRight]);
      const known = figures.get(key) ?? {
        kept: null,
        difference: { ...figure, attempts: 0, scoreSum: 0, scoreSquares: 0 },
      };
      known.difference.attempts += sign * figure.attempts;
      known.difference.scoreSum += sign * figure.scoreSum;
      known.difference.scoreSquares += sign * figure.scoreSquares;
      figures.set(key, areKept ? { ...known, kept: figure } : known);
    }
    for (const spelling of answers.wrong) {
      const key = JSON.stringify([spelling.questionId, spelling.words, spelling.answer]);
      const known = wrong.get(key) ?? { kept: null, difference: { ...spelling, attempts: 0 } };
      known.difference.attempts += sign * spelling.attempts;
      wrong.set(key, areKept ? { ...known, kept: spelling } : known);
    }
  };

  for (let last: string | null = FIRST_ID; last !== null;) {
    const page: RowOf<typeof countedAnswers> | undefined = await transaction.row(
      countedAnswers({ quizId, after: last, most: BATCH_SIZE }),
    );
    count(gradeAnswers(page!.groups), 1);
    ({ last } = page!);
  }
  const everything = await transaction.row(everythingKept(quizId));
  count(gradeAnswers(everything!.groups), -1);
  count(everything!, -1, true);

  const differingFigures = [...figures.values()].filter(
    ({ difference: { attempts, scoreSum, scoreSquares } }) =>
      attempts !== 0 || scoreSum !== 0 || scoreSquares !== 0,
  );
  const differingWrong = [...wrong.values()].filter(({ difference }) => difference.attempts !== 0);
  if (differingFigures.length + differingWrong.length > 0)
    await addGradedAnswers(transaction, {
      figures: differingFigures.map(({ difference }) => difference),
      wrong: differingWrong.map(({ difference }) => difference),
      asked: [],
    });
  return [
    ...differingFigures.map(({ kept, difference }) => ({
      of: `question ${difference.questionId}`,
      kept,
      counted: sumOf(kept, difference),
    })),
    ...differingWrong.map(({ kept, difference }) => ({
      of: `spelling of a wrong answer to question ${difference.questionId}`,
      kept: kept?.attempts ?? null,
      counted: (kept?.attempts ?? 0) + difference.attempts,
    })),
  ];
}

const sumOf = (kept: Figure | null, difference: Figure) => ({
  attempts: (kept?.attempts ?? 0) + difference.attempts,
  scoreSum: (kept?.scoreSum ?? 0) + difference.scoreSum,
  scoreSquares: (kept?.scoreSquares ?? 0) + difference.scoreSquares,
});
