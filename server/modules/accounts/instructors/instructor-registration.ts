import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { invalidInput } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { hashToken } from '../../../platform/secrets';
import { Role } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { InstructorAccess, isOfDomain } from '../../../platform/settings/settings.rules';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import {
  INVALID_INVITATION,
  INVITATION_FOR_ANOTHER,
  NEEDS_DOMAIN,
  NEEDS_INVITATION,
  NO_ACCOUNT_YET,
  type SignUp,
} from '../account.rules';
import {
  addInstructorRequest,
  approveInstructor,
  courseInvitation,
  isInvitedStudent,
  lockInvitation,
  openInvitationOf,
  removeInvitation,
  studentInvitation,
} from './instructors.queries';

/** What a new account begins with. */
export interface Start {
  role: Role;
  /**
   * The decision that the account waits for; null: none. Until then the role is a student's or, after an invitation to the
   * team of a course, that of an instructor who may only be on teams.
   */
  waitsFor: 'APPROVAL' | 'VERIFIED_DOMAIN' | null;
  /** Whether an administrator invited the person to become an instructor. */
  isApproved: boolean;
  /** Whether an invitation sent to the email proves that it is the applicant's. */
  isEmailVerified: boolean;
  /** What gave a role that not everybody gets, for the audit log; null: nothing. */
  granted: { by: 'INVITATION'; invitationId: string } | null;
}

const plain = { waitsFor: null, isApproved: false, isEmailVerified: false, granted: null };
const asStudent: Start = { ...plain, role: Role.STUDENT };
const asInstructor: Start = { ...plain, role: Role.INSTRUCTOR };
/** The beginning of the account of an invited student. */
export const asInvitedStudent = ({ isEmailVerified }: Pick<Start, 'isEmailVerified'>): Start => ({
  ...asStudent,
  isEmailVerified,
});

/** Names an invitation to register in the audit log, and reveals neither its token nor its address. */
export const invitationIdOf = (tokenHash: Buffer): string => tokenHash.toString('hex', 0, 8);

/** Decides who begins as an instructor, by the setting of the platform. */
@Service()
export class InstructorRegistration {
  constructor(
    private readonly settings: PlatformSettingsService,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * How an account with this canonical email begins, in the transaction that creates it. An invitation to become an instructor is used up. One to
   * the team of a course, which is still to be accepted, makes an instructor who may only be on teams, unless everybody
   * may be more.
   */
  async startOf(
    { email, wanted, invitation }: { email: string; wanted: SignUp['role']; invitation: string | null },
    transaction: Database,
  ): Promise<Start> {
    if (wanted === 'STUDENT') return asStudent;
    if (invitation !== null) return this.invited(email, hashToken(invitation), transaction);
    const { access, isDomainAllowed } = await this.rule(email, transaction);
    switch (access) {
      case InstructorAccess.EVERYONE:
        return asInstructor;
      case InstructorAccess.BY_APPROVAL:
        return { ...asStudent, waitsFor: 'APPROVAL' };
      case InstructorAccess.BY_INVITATION:
        throw invalidInput('role', NEEDS_INVITATION);
      case InstructorAccess.BY_DOMAIN:
        if (!isDomainAllowed) throw invalidInput('role', NEEDS_DOMAIN);
        return { ...asStudent, waitsFor: 'VERIFIED_DOMAIN' };
    }
  }

  /**
   * The same for an address that the sign-in provider has verified. With the link of an invitation it has the effect of that
   * invitation, which must be for this address. Without one, whoever may register becomes a student; while registration is
   * closed, an open invitation of the address is looked for.
   */
  async startOfVerified(
    { email, invitationHash }: { email: string; invitationHash: Buffer | null },
    transaction: Database,
  ): Promise<Start> {
    const now = this.clock.now();
    const asVerified = asInvitedStudent({ isEmailVerified: true });
    if (invitationHash !== null) {
      const student = await transaction.row(studentInvitation({ tokenHash: invitationHash, now }));
      if (!student) return this.invited(email, invitationHash, transaction);
      if (student.email !== email) throw invalidInput('email', INVITATION_FOR_ANOTHER);
      return asVerified;
    }
    if ((await this.settings.read(transaction)).isRegistrationOpen) return asVerified;
    const row = await transaction.row(openInvitationOf({ email, now }));
    if (row) return this.invited(email, Buffer.from(row.tokenHash, 'hex'), transaction);
    if (await transaction.row(isInvitedStudent({ email, now }))) return asVerified;
    throw invalidInput('', NO_ACCOUNT_YET);
  }

  /** Stores what a new account waits for, and records in the audit log what gave it a role that not everybody gets. */
  async store(
    { waitsFor, isApproved, granted }: Start,
    accountId: string,
    address: string,
    transaction: Database,
  ): Promise<void> {
    const now = this.clock.now();
    if (isApproved) await transaction.rows(approveInstructor({ accountId, now }));
    if (waitsFor !== null) {
      const request = { accountId, requestedAt: now, isByDomain: waitsFor === 'VERIFIED_DOMAIN' };
      await transaction.rows(addInstructorRequest(request));
    }
    if (!granted) return;
    const by = { actorId: accountId, address };
    const about = { subjectId: accountId, details: granted };
    await this.auditLog.record(by, 'INSTRUCTOR_REGISTERED', transaction, about);
  }

  private async invited(email: string, tokenHash: Buffer, transaction: Database): Promise<Start> {
    const requested = { tokenHash, now: this.clock.now() };
    const toPlatform = await transaction.row(lockInvitation(requested));
    const toCourse = toPlatform ? undefined : await transaction.row(courseInvitation(requested));
    const invitation = toPlatform ?? toCourse;
    if (!invitation) throw invalidInput('', INVALID_INVITATION);
    if (invitation.email !== email) throw invalidInput('email', INVITATION_FOR_ANOTHER);
    await transaction.rows(removeInvitation(tokenHash));
    const invitationId = toCourse?.id ?? invitationIdOf(tokenHash);
    // A link that was shown to whoever invited can have come from them.
    const isEmailVerified = toCourse?.isLinkShown !== true;
    const start = { ...asInstructor, isEmailVerified, granted: { by: 'INVITATION' as const, invitationId } };
    if (toPlatform) return { ...start, isApproved: true };
    const { access, isDomainAllowed } = await this.rule(email, transaction);
    if (access === InstructorAccess.EVERYONE) return start;
    return { ...start, waitsFor: isDomainAllowed ? 'VERIFIED_DOMAIN' : 'APPROVAL' };
  }

  /** Who may be an instructor, and whether this address is of a domain that decides about it. */
  private async rule(email: string, transaction: Database) {
    const { instructorAccess: access, instructorDomains } = await this.settings.read(transaction);
    const isDomainAllowed = access === InstructorAccess.BY_DOMAIN && isOfDomain(email, instructorDomains);
    return { access, isDomainAllowed };
  }
}
