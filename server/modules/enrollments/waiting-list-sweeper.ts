import { BackgroundDatabase } from '../../platform/database/database';
import type { Task } from '../../platform/module';
import { Service } from '../../platform/injection';
import { coursesWithFreePlaces } from './joining.queries';
import { WaitingList } from './waiting-list';

/** Fills places that became free in bulk, such as by an import of a roster. */
@Service()
export class WaitingListSweeper implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly waiting: WaitingList,
  ) {}

  async run(): Promise<void> {
    for (const { courseId } of await this.database.rows(coursesWithFreePlaces))
      await this.database.transaction((transaction) => this.waiting.fillPlaces(transaction, courseId));
  }
}
