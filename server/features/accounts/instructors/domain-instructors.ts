import { Database } from '../../../platform/database/database';
import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { InstructorAccess, isOfDomain } from '../../platform-settings/instructor-access.rules';
import { PlatformSettingsService } from '../../platform-settings/platform-settings.service';
import { InstructorRequestsService } from './instructor-requests.service';
import { provedApplicants } from './instructors.queries';

/**
 * Makes instructors of the accounts that asked for it with an address of an allowed domain, and proved it meanwhile: with
 * the confirmation link, a new password, or the sign-in provider. Whoever has another address by then waits for an
 * administrator.
 */
@Service()
export class DomainInstructors implements Task {
  readonly everySeconds = 5;

  constructor(
    private readonly database: Database,
    private readonly settings: PlatformSettingsService,
    private readonly requests: InstructorRequestsService,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const applicants = await this.database.rows(provedApplicants);
    if (applicants.length === 0) return;
    const { instructorAccess, instructorDomains } = await this.settings.read();
    if (instructorAccess !== InstructorAccess.BY_DOMAIN) return;
    const isAllowed = (email: string) => isOfDomain(email, instructorDomains);
    for (const { id, email } of applicants) {
      if (stopping.aborted) return;
      if (isAllowed(email)) await this.requests.approveProved(id, isAllowed);
    }
  }
}
