import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { hashToken } from '../../platform/secret-tokens';
import { InvalidInput } from '../../platform/user-error';
import { Role } from '../../platform/viewer';
import { InstructorAccess, isOfDomain } from '../platform-settings/instructor-access.rules';
import { PlatformSettingsService } from '../platform-settings/platform-settings.service';
import { INVALID_INVITATION, INVITATION_FOR_ANOTHER, NEEDS_DOMAIN, NEEDS_INVITATION } from './account.rules';
import { lockInvitation, removeInvitation } from './instructor-registration.queries';

interface Applicant {
  /** Canonical. */
  email: string;
  wanted: 'STUDENT' | 'INSTRUCTOR';
  /** The token of an invitation; null: none. */
  invitation: string | null;
}

/** What a new account begins with. */
interface Start {
  role: Role;
  /** Whether an administrator decides about the role of an instructor. */
  waitsForApproval: boolean;
}

const asStudent: Start = { role: Role.STUDENT, waitsForApproval: false };
const asInstructor: Start = { role: Role.INSTRUCTOR, waitsForApproval: false };

const refused = (path: string, message: string) => new InvalidInput([{ path, message }]);

/** Decides who begins as an instructor, by the setting of the platform. */
@Service()
export class InstructorRegistration {
  constructor(
    private readonly settings: PlatformSettingsService,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that creates the account. An invitation is used up. */
  async startOf(
    { email, wanted, invitation }: Applicant,
    transaction: Database,
  ): Promise<Start | InvalidInput> {
    if (wanted === 'STUDENT') return asStudent;
    if (invitation !== null) return this.invited(email, hashToken(invitation), transaction);
    const { instructorAccess, instructorDomains } = await this.settings.read(transaction);
    switch (instructorAccess) {
      case InstructorAccess.EVERYONE:
        return asInstructor;
      case InstructorAccess.BY_APPROVAL:
        return { role: Role.STUDENT, waitsForApproval: true };
      case InstructorAccess.BY_INVITATION:
        return refused('role', NEEDS_INVITATION);
      case InstructorAccess.BY_DOMAIN:
        return isOfDomain(email, instructorDomains) ? asInstructor : refused('role', NEEDS_DOMAIN);
    }
  }

  private async invited(
    email: string,
    tokenHash: Buffer,
    transaction: Database,
  ): Promise<Start | InvalidInput> {
    const invitation = await transaction.row(lockInvitation({ tokenHash, now: this.clock.now() }));
    if (!invitation) return refused('', INVALID_INVITATION);
    if (invitation.email !== email) return refused('email', INVITATION_FOR_ANOTHER);
    await transaction.rows(removeInvitation(tokenHash));
    return asInstructor;
  }
}
