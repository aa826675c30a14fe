import { Database } from '../../platform/database/database';
import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';
import { instructorId, type Viewer } from '../../platform/viewer';
import { gradeAnswers, hashOf, type AskedAs, type GradedAnswers } from './answer-groups';
import { questionStatistics } from './question-statistics.rules';
import type { QuestionType } from './quiz.entities';
import {
  addAnswers,
  keepWrongAnswers,
  keptAnswers,
  lockFolding,
  quizFigures,
  takeChanges,
  type KeptAnswers,
  type QuizFiguresRead,
} from './quiz-figures.queries';
import type { InstructorQuestionStats } from './quiz-results.types';

/** A statement of so many attempts is over long before its timeout. */
const FOLD_BATCH_SIZE = 500;

/** What is kept of a quiz's counted attempts; docs/kept-figures.md says how it comes about. */
@Service()
export class QuizFiguresService {
  constructor(private readonly database: Database) {}

  /** Adds up to so many changes of attempts to the figures; how many there were. None while another process does it. */
  async foldSome(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const lock = await transaction.row(lockFolding());
      if (!lock!.isOurs) return 0;
      const row = await transaction.row(takeChanges(FOLD_BATCH_SIZE));
      const { taken, groups } = row!;
      if (groups.length > 0) await addGradedAnswers(transaction, gradeAnswers(groups));
      return taken;
    });
  }

  /** Over the attempts that enter averages. */
  async figures(viewer: Viewer | null, quizId: string): Promise<QuizFiguresRead> {
    const figures = await this.database.row(quizFigures({ instructorId: instructorId(viewer), quizId }));
    return figures!;
  }

  /**
   * Of each question of a quiz of the viewer's, in the quiz's order, those that it no longer asks at the end. `read` is what
   * figures gave just now: what was added to the kept answers since would be counted twice, so it is read again then.
   */
  async questions(
    viewer: Viewer | null,
    quizId: string,
    read: QuizFiguresRead,
  ): Promise<InstructorQuestionStats[]> {
    for (let { unadded } = read; ; { unadded } = await this.figures(viewer, quizId)) {
      const graded = gradeAnswers(unadded.groups);
      const words = [...new Set(graded.wrong.map((spelling) => spelling.words))];
      const kept = await this.database.row(
        keptAnswers({
          instructorId: instructorId(viewer),
          quizId,
          newestChange: unadded.newestChange,
          words,
          most: words.length + 1,
        }),
      );
      if (kept!.changes === unadded.changes) return statistics(kept!, graded, new Set(words));
    }
  }
}

/** Of many processes one at a time does it. */
@Service()
export class QuizFigureFolder implements Task {
  readonly everySeconds = 5;

  constructor(private readonly figures: QuizFiguresService) {}

  /** How many changes were added. */
  async run(stopping: AbortSignal): Promise<number> {
    let folded = 0;
    for (;;) {
      const now = await this.figures.foldSome();
      folded += now;
      if (now < FOLD_BATCH_SIZE || stopping.aborted) return folded;
    }
  }
}

/** Within the transaction that took the answers from what is to be added. */
export async function addGradedAnswers(
  transaction: Database,
  { figures, asked, wrong }: GradedAnswers,
): Promise<void> {
  const spellings = JSON.stringify(
    wrong.map(({ quizId, questionId, words, answer, attempts }) => ({
      ...{ quiz_id: quizId, question_id: questionId, answer, attempts },
      ...{ words_hash: bytes(words), answer_hash: bytes(hashOf(answer)) },
    })),
  );
  await transaction.rows(
    addAnswers({
      figures: JSON.stringify(
        figures.map(({ quizId, questionId, points, isRight, attempts, scoreSum, scoreSquares }) => ({
          ...{ quiz_id: quizId, question_id: questionId, points, is_right: isRight },
          ...{ attempts, score_sum: scoreSum, score_squares: scoreSquares },
        })),
      ),
      asked: JSON.stringify(
        asked.map(({ quizId, questionId, type, text, askedAt }) => ({
          ...{ quiz_id: quizId, question_id: questionId, type, text, asked_at: askedAt },
        })),
      ),
      spellings,
    }),
  );
  if (wrong.length > 0) await transaction.rows(keepWrongAnswers({ spellings }));
}

/** As PostgreSQL reads it. */
const bytes = (hex: string) => `\\x${hex}`;

function statistics(kept: KeptAnswers, graded: GradedAnswers, touched: ReadonlySet<string>) {
  const figures = byQuestion([...kept.figures, ...graded.figures]);
  const wrong = byQuestion([
    ...kept.most.filter(({ words }) => !touched.has(words)),
    ...kept.spelled,
    ...graded.wrong,
  ]);
  const isAsked = new Set(kept.questions.map(({ questionId }) => questionId));
  const gone = new Map<string, Omit<AskedAs, 'quizId'>>();
  for (const question of [...kept.asked, ...graded.asked]) {
    const known = gone.get(question.questionId);
    if (!isAsked.has(question.questionId) && (!known || known.askedAt < question.askedAt))
      gone.set(question.questionId, question);
  }
  const removed = [...gone.values()].sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  const all = [
    ...kept.questions,
    ...removed.map(({ questionId, text, type }) => ({ questionId, text, type: type as QuestionType })),
  ];
  return all
    .map((question) => ({
      ...question,
      ...questionStatistics(figures.get(question.questionId) ?? [], wrong.get(question.questionId) ?? []),
    }))
    .filter(({ questionId, askedCount }) => isAsked.has(questionId) || askedCount > 0);
}

function byQuestion<T extends { questionId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.questionId);
    if (group) group.push(row);
    else groups.set(row.questionId, [row]);
  }
  return groups;
}
