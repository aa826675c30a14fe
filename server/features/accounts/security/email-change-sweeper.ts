import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { EmailChangeService } from './email-change.service';

/** Removes email changes that were not confirmed, hourly. */
@Service()
export class EmailChangeSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly changes: EmailChangeService) {}

  run(): Promise<void> {
    return this.changes.removeExpired();
  }
}
