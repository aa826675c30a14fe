import { FiguresService } from '../features/analytics/figures.service';
import { QuizFiguresService } from '../features/quizzes/results/quiz-figures.service';
import { eventually } from './eventually';
import type { TestApp } from './test-app';

/** Folds all pending changes; waits for the application's task if it is folding, since one does nothing meanwhile. */
export async function foldFigures({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> {
  await eventually(async () => {
    await app.service(FiguresService).fold();
    await app.service(QuizFiguresService).foldSome();
    const [pending] = await database.query<{ changes: number }>(
      'select ((select count(*) from figure_changes) + (select count(*) from attempt_changes))::int as changes',
    );
    if (pending!.changes > 0) throw new Error(`${pending!.changes} changes are not folded yet`);
  });
}
