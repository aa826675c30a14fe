import { Clock } from '../clock';
import type { Database } from './database';

/**
 * The database's time without a round trip: deadlines hold for every process on one database, however wrong the clock
 * of a machine is. The difference is measured when the application starts and again as a task.
 */
export class DatabaseClock extends Clock {
  readonly everySeconds = 60;
  private aheadMs = 0;

  constructor(private readonly database: Database) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  async run(): Promise<void> {
    const asked = Date.now();
    const [row] = await this.database.query<{ now: Date }>('/* clock */ select clock_timestamp() as now');
    // The answer was true about half way between asking and hearing it.
    this.aheadMs = row!.now.getTime() - (asked + Date.now()) / 2;
  }
}
