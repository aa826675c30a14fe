import { Clock } from '../../../platform/clock';
import { type Page, pageByTime } from '../../../platform/connection';
import { Database, BackgroundDatabase } from '../../../platform/database/database';
import { isDatabaseUnavailable, notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { administratorId, requireRole, requireViewer, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { DomainEvents } from '../../../platform/domain-events';
import { InstructorAccess, isOfDomain } from '../../../platform/settings/settings.rules';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { Account, RoleRequestState } from '../account.entities';
import { instructorRequestDecided } from '../account.events';
import { decisionRules } from '../account.rules';
import { lockPerson } from '../administration/administration.queries';
import { EmailChangeService } from '../security/email-change.service';
import { SessionService } from '../session.service';
import {
  EmailConfirmationSent,
  type RoleRequest,
  RoleRequestDecided,
  type WaitingInstructorConnection,
} from './instructors.types';
import {
  decideRequest,
  emailProof,
  lockVerifiedApplicant,
  requestOf,
  waitingInstructors,
  verifiedApplicants,
} from './instructors.queries';
import type { Task } from '../../../platform/module';

const MAIL_EXPIRES_MS = 7 * 24 * 60 * 60 * 1000;
const CONFIRMATION_MAILS: RateLimit = {
  name: 'confirmation-mails',
  points: 5,
  seconds: 60 * 60,
  refusal: 'You asked for the email several times. Please try again in an hour.',
};

/** What an account stays whose request is declined. */
export const DECLINED = {
  [Role.STUDENT]: 'Your account stays a student’s.',
  [Role.INSTRUCTOR]: 'You can still work in the teams of courses that you joined.',
};

/** Requests to become an instructor, and administrators' decisions about them. */
@Service()
export class InstructorRequestsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly settings: PlatformSettingsService,
    private readonly emails: EmailChangeService,
    private readonly limiter: RateLimiter,
  ) {}

  /** The viewer's own request; null if they made none. */
  async requestOf({ account }: Viewer): Promise<RoleRequest | null> {
    const row = await this.database.row(requestOf(account.id));
    if (!row) return null;
    const { email, needsVerification, ...request } = row;
    return { ...request, waitsForConfirmation: needsVerification && (await this.isProofEnough(email)) };
  }

  /**
   * Mails the viewer a new link to confirm their address; earlier ones stop working. NOT_FOUND unless their request waits
   * for that, or they are an instructor who has not confirmed it.
   */
  async resendConfirmation(viewer: Viewer | null): Promise<EmailConfirmationSent> {
    const own = requireViewer(viewer);
    if (!(await this.requestOf(own))?.waitsForConfirmation && !(await this.needsConfirmation(own)))
      throw notFound('Request');
    await this.limiter.consume(CONFIRMATION_MAILS, own.account.id);
    await this.database.transaction((transaction) => this.emails.askToConfirm(own.account.id, transaction));
    return new EmailConfirmationSent(own.account.email);
  }

  /** Whether the viewer is an instructor who has to confirm their address before they can invite people by mail. */
  async needsConfirmation({ account }: Viewer): Promise<boolean> {
    if (account.role !== Role.INSTRUCTOR || !this.emails.canConfirm) return false;
    return (await this.database.row(emailProof(account.id)))?.isVerified === false;
  }

  /** The waiting requests, newest first; `first` from 1 to 100. Administrators only. */
  async waiting(viewer: Viewer | null, page: Page): Promise<WaitingInstructorConnection> {
    administratorId(viewer);
    return pageByTime(page, (requested) => this.database.rows(waitingInstructors(requested)));
  }

  /**
   * Approves or declines a request and tells the person, with the note. Approving changes the role and ends all sessions
   * of the account, as every change of role does. NOT_FOUND if the account has no request that waits.
   */
  async decide(
    viewer: Viewer | null,
    accountId: string,
    { isApproved, ...input }: { isApproved: boolean; note?: string | null },
  ): Promise<RoleRequestDecided> {
    const administrator = requireRole(viewer, Role.ADMIN);
    const { note } = validated(decisionRules, input);
    if (!isId(accountId)) throw notFound('Request');
    await this.database.transaction(async (transaction) => {
      const role = (await transaction.row(lockPerson(accountId)))?.role;
      const state = isApproved ? RoleRequestState.APPROVED : RoleRequestState.DECLINED;
      const now = this.clock.now();
      const decision = { accountId, state, note, now };
      if (!role || role === Role.ADMIN || !(await transaction.row(decideRequest(decision))))
        throw notFound('Request');
      const action = isApproved ? 'INSTRUCTOR_APPROVED' : 'INSTRUCTOR_DECLINED';
      await this.auditLog.record(administrator, action, transaction, { subjectId: accountId });
      await this.tell(accountId, { isApproved, note, role }, transaction);
      if (isApproved) await this.promote(accountId, transaction);
    });
    return new RoleRequestDecided({ accountId });
  }

  /** Approves a request for which a verified address of an allowed domain is enough; does nothing if it is not one any more. */
  async approveVerified(accountId: string, domains: readonly string[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const account = await transaction.row(lockVerifiedApplicant(accountId));
      const decision = { accountId, state: RoleRequestState.APPROVED, note: null, now: this.clock.now() };
      if (
        !account ||
        !isOfDomain(account.email, domains) ||
        !(await transaction.row(decideRequest(decision)))
      )
        return;
      const by = { actorId: accountId, address: null };
      const about = { subjectId: accountId, details: { by: 'DOMAIN' } };
      await this.auditLog.record(by, 'INSTRUCTOR_REGISTERED', transaction, about);
      const answer = { isApproved: true, note: null, role: account.role };
      await this.tell(accountId, answer, transaction);
      await this.promote(accountId, transaction);
    });
  }

  /** Whether the owner of this address becomes an instructor by proving it, and can do so. */
  private async isProofEnough(email: string): Promise<boolean> {
    if (!this.emails.canConfirm) return false;
    const { instructorAccess, instructorDomains } = await this.settings.read();
    return instructorAccess === InstructorAccess.BY_DOMAIN && isOfDomain(email, instructorDomains);
  }

  /** Makes an instructor, which ends all sessions of the account. */
  private async promote(accountId: string, transaction: Database): Promise<void> {
    await transaction.with(Account, (accounts) =>
      accounts.update({ id: accountId }, { role: Role.INSTRUCTOR }),
    );
    await this.sessions.endAllOf(accountId, transaction);
  }

  /** Tells the decision in the inbox, and by mail outside demo mode. */
  private async tell(
    accountId: string,
    { isApproved, note, role }: { isApproved: boolean; note: string | null; role: keyof typeof DECLINED },
    transaction: Database,
  ): Promise<void> {
    const outcome = isApproved ? 'You can create courses in the instructor area now.' : DECLINED[role];
    const title = isApproved
      ? 'You are an instructor now'
      : 'Your request to become an instructor was declined';
    const message = note === null ? outcome : `${outcome}\n\n${note}`;
    await this.events.emit(instructorRequestDecided, { accountId, title, message }, transaction);
    await this.outbox.add('instructor-decided', accountId, transaction, MAIL_EXPIRES_MS);
  }
}

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
