import { BackgroundDatabase } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/errors';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { InstructorAccess } from '../../../platform/settings/settings.rules';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { InstructorRequestsService } from './instructor-requests.service';
import { verifiedApplicants } from './instructors.queries';

/**
 * Makes instructors of the accounts that asked for it with an address of an allowed domain, and verified it meanwhile: with
 * the confirmation link, a new password, or the sign-in provider. Whoever has another address by then waits for an
 * administrator.
 */
@Service()
export class DomainInstructors implements Task {
  readonly everySeconds = 5;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly settings: PlatformSettingsService,
    private readonly requests: InstructorRequestsService,
  ) {}

  /** Others become instructors after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping: AbortSignal): Promise<void> {
    const { instructorAccess, instructorDomains: domains } = await this.settings.read();
    if (instructorAccess !== InstructorAccess.BY_DOMAIN) return;
    const failures: unknown[] = [];
    for (const { id } of await this.database.rows(verifiedApplicants(domains))) {
      if (stopping.aborted) break;
      try {
        await this.requests.approveVerified(id, domains);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not become instructors');
  }
}
