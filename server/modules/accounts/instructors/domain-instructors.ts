import type { TimePosition } from '../../../platform/connection';
import { BackgroundDatabase } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/errors';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { InstructorAccess, isOfDomain } from '../../../platform/settings/settings.rules';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { InstructorRequestsService } from './instructor-requests.service';
import { verifiedApplicants } from './instructors.queries';

/** Applicants read at once. */
const PAGE = 1000;

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
    const failures: unknown[] = [];
    // Whoever keeps waiting, as for a domain that is not allowed any more, is on the pages as well.
    let page = await this.pageAfter(null);
    while (page.length > 0) {
      const { instructorAccess, instructorDomains } = await this.settings.read();
      if (instructorAccess !== InstructorAccess.BY_DOMAIN) break;
      const isAllowed = (email: string) => isOfDomain(email, instructorDomains);
      for (const { id } of page.filter(({ email }) => isAllowed(email))) {
        if (stopping.aborted) break;
        try {
          await this.requests.approveVerified(id, isAllowed);
        } catch (error) {
          if (isDatabaseUnavailable(error)) throw error;
          failures.push(error);
        }
      }
      page = page.length < PAGE || stopping.aborted ? [] : await this.pageAfter(page.at(-1)!);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not become instructors');
  }

  private pageAfter(after: TimePosition | null) {
    return this.database.rows(verifiedApplicants({ rows: PAGE, after }));
  }
}
