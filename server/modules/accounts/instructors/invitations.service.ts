import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { canonicalEmail } from '../../../platform/email.rules';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { PublicAddress } from '../../../platform/public-address';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { DirectMail } from '../../../platform/settings/direct-mail';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { invitationRules } from '../account.rules';
import { invitationIdOf } from './instructor-registration';
import { type PendingInvitation, InvitationMade } from './instructors.types';
import { accountIdByEmail } from '../account.queries';
import { openInvitations, storeInvitation, withdrawInvitation } from './instructors.queries';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_LISTED = 200;

const INVITATIONS: RateLimit = {
  name: 'instructor-invitations',
  points: 100,
  seconds: 60 * 60,
  refusal: 'You invited too many people. Please try again in an hour.',
};

/** Invitations to register as an instructor. Administrators only, except that the invited person uses the link. */
@Service()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly mails: DirectMail,
    private readonly platform: PlatformSettingsService,
    private readonly address: PublicAddress,
    private readonly limiter: RateLimiter,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The invitations that can be used, newest first, at most 200. */
  async open(viewer: Viewer | null): Promise<PendingInvitation[]> {
    administratorId(viewer);
    return this.database.rows(openInvitations({ now: this.clock.now(), max: MAX_LISTED }));
  }

  /**
   * Makes a link for this address, which works once, for a week, and replaces an earlier one; mails it, and returns it
   * for the case that the mail does not arrive.
   */
  async invite(viewer: Viewer | null, emailAddress: string): Promise<InvitationMade> {
    const administrator = requireRole(viewer, Role.ADMIN);
    const email = canonicalEmail(validated(invitationRules, { email: emailAddress }).email);
    await this.limiter.consume(INVITATIONS, administrator.account.id);
    const token = newSecretToken();
    const invitedAt = this.clock.now();
    const invitation = { email, invitedAt, expiresAt: new Date(invitedAt.getTime() + VALID_MS) };
    await this.database.transaction(async (transaction) => {
      if (await transaction.row(accountIdByEmail(email)))
        throw invalidInput('email', 'This address has an account. You can change its role under People.');
      const tokenHash = hashToken(token);
      await transaction.rows(storeInvitation({ ...invitation, tokenHash }));
      const details = { invitationId: invitationIdOf(tokenHash) };
      await this.auditLog.record(administrator, 'INSTRUCTOR_INVITED', transaction, { details });
    });
    const link = `${this.address.origin}/register?${new URLSearchParams({ invitation: token, email }).toString()}`;
    const { name } = await this.platform.current();
    const mailProblem = await this.mails.send({
      to: email,
      subject: `Invitation to teach on ${name}`,
      text: `An administrator of ${name} invites you to register as an instructor:

${link}

The link works once, for a week, and for this address only. If you don’t know why you got it, you can ignore this email.
`,
    });
    return new InvitationMade({ link, mailProblem });
  }

  /** Its link no longer works. NOT_FOUND if there is no invitation for this address. */
  async withdraw(viewer: Viewer | null, email: string): Promise<true> {
    const administrator = requireRole(viewer, Role.ADMIN);
    await this.database.transaction(async (transaction) => {
      const withdrawn = await transaction.row(withdrawInvitation(canonicalEmail(email)));
      if (!withdrawn) throw notFound('Invitation');
      const details = { invitationId: invitationIdOf(withdrawn.tokenHash) };
      await this.auditLog.record(administrator, 'INSTRUCTOR_INVITATION_WITHDRAWN', transaction, { details });
    });
    return true;
  }
}
