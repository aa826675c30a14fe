import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { SetUpService } from './set-up.service';

/** Removes expired set-up links, hourly. */
@Service()
export class SetUpLinkSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly setUps: SetUpService) {}

  async run(): Promise<void> {
    await this.setUps.removeExpired();
  }
}
