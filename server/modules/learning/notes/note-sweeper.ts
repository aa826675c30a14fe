import { Clock } from '../../../platform/clock';
import { BackgroundDatabase } from '../../../platform/database/database';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { removeDeletedNotes } from './note.queries';

/** How long a deleted note can be restored. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Removes notes a day after they were deleted. */
@Service()
export class NoteSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.rows(removeDeletedNotes(new Date(this.clock.now().getTime() - RESTORABLE_MS)));
  }
}
