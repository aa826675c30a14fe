import { Clock } from '../clock';
import { BackgroundDatabase } from '../database/database';
import type { Task } from '../module';
import { Service } from '../injection';
import { removeFinished } from './mail-outbox.queries';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes mails that were sent or given up, a day after they were added. */
@Service()
export class MailOutboxSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.rows(removeFinished(new Date(this.clock.now().getTime() - KEPT_MS)));
  }
}
