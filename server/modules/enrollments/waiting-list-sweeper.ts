import { Clock } from '../../platform/clock';
import { BackgroundDatabase } from '../../platform/database/database';
import type { Task } from '../../platform/module';
import { Service } from '../../platform/injection';
import { coursesWithFreePlaces } from './joining.queries';
import { removeOldFigures } from './stored-figures';
import { WaitingList } from './waiting-list';

/** Fills places that became free in bulk, such as by an import of a roster, and removes old stored figures. */
@Service()
export class WaitingListSweeper implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly waiting: WaitingList,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.rows(removeOldFigures(this.clock.now()));
    for (const { courseId } of await this.database.rows(coursesWithFreePlaces))
      await this.database.transaction((transaction) => this.waiting.fillPlaces(transaction, courseId));
  }
}
