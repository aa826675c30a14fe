import { Database } from '../../../platform/database/database';
import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { instructorId, type Viewer } from '../../../platform/viewer';
import { gradeAnswers, hashOf, type AskedAs, type GradedAnswers } from './answer-groups';
import { questionStatistics } from './question-statistics.rules';
import type { QuestionType } from '../quiz.entities';
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

/** A statement on this many attempts finishes well within its timeout. */
const FOLD_BATCH_SIZE = 500;

/** Figures of a quiz's counted attempts; see docs/kept-figures.md. */
@Service()
export class QuizFiguresService {
  constructor(private readonly database: Database) {}

  /** Folds up to one batch of attempt changes; returns how many, 0 while another process is folding. */
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

  /** Over the counted attempts. */
  async figures(viewer: Viewer | null, quizId: string): Promise<QuizFiguresRead> {
    const figures = await this.database.row(quizFigures({ memberId: instructorId(viewer), quizId }));
    return figures!;
  }

  /**
   * Statistics of each question of the viewer's quiz in order, removed questions last. `read` is the latest result of
   * `figures`; it is read again if changes were folded since, because they would be counted twice.
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
          memberId: instructorId(viewer),
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

/** Runs in one process at a time. */
@Service()
export class QuizFigureFolder implements Task {
  readonly everySeconds = 5;

  constructor(private readonly figures: QuizFiguresService) {}

  /** Returns how many changes were folded. */
  async run(stopping: AbortSignal): Promise<number> {
    let folded = 0;
    for (;;) {
      const now = await this.figures.foldSome();
      folded += now;
      if (now < FOLD_BATCH_SIZE || stopping.aborted) return folded;
    }
  }
}

/** Must run in the transaction that took the changes. */
export async function addGradedAnswers(
  transaction: Database,
  { figures, asked, wrong }: GradedAnswers,
): Promise<void> {
  const spellings = JSON.stringify(
    wrong.map(({ quizId, questionId, words, answer, attempts }) => ({
      quiz_id: quizId,
      question_id: questionId,
      answer,
      attempts,
      words_hash: bytes(words),
      answer_hash: bytes(hashOf(answer)),
    })),
  );
  await transaction.rows(
    addAnswers({
      figures: JSON.stringify(
        figures.map(({ quizId, questionId, points, isRight, attempts, scoreSum, scoreSquares }) => ({
          quiz_id: quizId,
          question_id: questionId,
          points,
          is_right: isRight,
          attempts,
          score_sum: scoreSum,
          score_squares: scoreSquares,
        })),
      ),
      asked: JSON.stringify(
        asked.map(({ quizId, questionId, type, text, askedAt }) => ({
          quiz_id: quizId,
          question_id: questionId,
          type,
          text,
          asked_at: askedAt,
        })),
      ),
      spellings,
    }),
  );
  if (wrong.length > 0) await transaction.rows(keepWrongAnswers({ spellings }));
}

/** In PostgreSQL's bytea format. */
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
