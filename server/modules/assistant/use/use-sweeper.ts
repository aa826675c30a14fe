import { Clock } from '../../../platform/clock';
import { BackgroundDatabase } from '../../../platform/database/database';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { utcDay } from '../../../platform/utc-day';
import { removeOldUse } from './use.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Budgets of people need only the present day. */
const DAYS_OF_PEOPLE = 7;
const DAYS = 731;

/** Removes what people used more than a week ago, and all figures of the use after two years, hourly. */
@Service()
export class AssistantUseSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const daysAgo = (days: number) => utcDay(new Date(this.clock.now().getTime() - days * DAY_MS));
    await this.database.rows(removeOldUse({ peopleBefore: daysAgo(DAYS_OF_PEOPLE), before: daysAgo(DAYS) }));
  }
}
