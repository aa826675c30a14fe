import { FiguresService } from '../features/analytics/figures.service';
import { eventually } from './eventually';
import type { TestApp } from './test-app';

/** Folds all pending changes; waits for the application's task if it is folding, since one does nothing meanwhile. */
export async function foldFigures({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> {
  await eventually(async () => {
    await app.service(FiguresService).fold();
    const [pending] = await database.query<{ changes: number }>(
      'select count(*)::int as changes from figure_changes',
    );
    if (pending!.changes > 0) throw new Error(`${pending!.changes} changes are not folded yet`);
  });
}
