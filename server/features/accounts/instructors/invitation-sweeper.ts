import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { InvitationsService } from './invitations.service';

/** Removes expired invitations, hourly. */
@Service()
export class InvitationSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly invitations: InvitationsService) {}

  async run(): Promise<void> {
    await this.invitations.removeExpired();
  }
}
