import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { forbidden } from '../../../platform/errors';
import { InvalidInput } from '../../../platform/user-error';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { hashToken } from '../../../platform/secrets';
import { check } from '../../../platform/validation.rules';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { DomainEvents } from '../../../platform/domain-events';
import { DemoMode } from '../../../platform/demo/platform.service';
import { deletionCanceled, deletionRequested } from '../account.events';
import { OwnerMail } from '../account-mails';
import { canonicalEmail } from '../../../platform/email.rules';
import { keepAccountRules, requestDeletionRules } from '../account.rules';
import { activeAdministrators, lockAdministration } from '../administration/people.queries';
import { OwnPassword } from '../security/own-password';
import { removeAccountTokens } from '../password-reset.queries';
import { SessionService } from '../session.service';
import { deletionOf, hideOwner, restoreOwner, storeDeletion, takeDeletion } from './deletion.queries';
import { AccountDeletionRequested, AccountKept, AccountNotKept } from './deletion.types';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the owner can change their mind. */
const KEPT_MS = 14 * DAY_MS;
const KEEPING: RateLimit = {
  name: 'accounts-kept',
  points: 20,
  seconds: 15 * 60,
  refusal: 'Too many attempts from this network. Please try again later.',
};

/** Deletes accounts at the request of their owners, who have 14 days to change their mind. */
@Service()
export class AccountDeletionService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly ownerMail: OwnerMail,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly auditLog: AuditLog,
  ) {}

  /** Requires the email, typed again, and the password or a confirmed session. Repeating it changes nothing. */
  async requestDeletion(
    viewer: Viewer | null,
    input: unknown,
    address: string,
  ): Promise<AccountDeletionRequested | InvalidInput> {
    const own = requireViewer(viewer);
    const { account } = own;
    this.demo.protectAccount(account.email, 'they can’t be deleted');
    const checked = check(requestDeletionRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    if (canonicalEmail(checked.value.email) !== account.email)
      return new InvalidInput([{ path: 'email', message: 'This is not the email of your account' }]);
    const confirmed = await this.ownPassword.confirmOwner(own, checked.value.password, {
      path: 'password',
      address,
    });
    if (confirmed instanceof InvalidInput) return confirmed;
    return this.store(account.id, address);
  }

  /** No session required: the token is that of a session which opens nothing else. Repeating it changes nothing. */
  async keepAccount(input: unknown, address: string): Promise<AccountKept | AccountNotKept | InvalidInput> {
    const checked = check(keepAccountRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    await this.limiter.consume(KEEPING, address);
    const { token } = checked.value;
    await this.database.transaction(async (transaction) => {
      const taken = await transaction.row(takeDeletion(hashToken(token)));
      if (!taken) return;
      const { accountId, unpublishedCourseIds } = taken;
      await transaction.rows(restoreOwner(taken));
      await this.events.emit(deletionCanceled, { accountId, unpublishedCourseIds }, transaction);
      const recorded = {
        action: AuditAction.ACCOUNT_DELETION_CANCELED,
        subjectId: accountId,
        details: { courses: String(unpublishedCourseIds.length) },
      };
      await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
      await this.sessions.refresh(accountId, transaction);
    });
    const viewer = await this.sessions.viewerOf(token);
    return viewer ? new AccountKept({ token, viewer }) : new AccountNotKept();
  }

  private async store(accountId: string, address: string): Promise<AccountDeletionRequested> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + KEPT_MS);
    await this.database.transaction(async (transaction) => {
      await requireAnotherAdministrator(accountId, transaction);
      if (!(await transaction.row(storeDeletion({ accountId, now, dueAt })))) return;
      await transaction.rows(hideOwner(accountId));
      await this.events.emit(deletionRequested, { accountId }, transaction);
      const { unpublished } = (await transaction.row(deletionOf(accountId)))!;
      await transaction.rows(removeAccountTokens(accountId));
      const recorded = {
        action: AuditAction.ACCOUNT_DELETION_REQUESTED,
        subjectId: accountId,
        details: { courses: String(unpublished) },
      };
      await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
      await this.sessions.endAllOf(accountId, transaction);
      await this.ownerMail.write('account-deletion-requested', accountId, transaction);
    });
    const deletion = await this.database.row(deletionOf(accountId));
    return new AccountDeletionRequested({ dueAt: deletion?.dueAt ?? dueAt });
  }
}

/** FORBIDDEN if the account administers the platform, and nobody else could. */
async function requireAnotherAdministrator(accountId: string, transaction: Database): Promise<void> {
  // Locked for every account: the role of the viewer may have changed since their request began.
  await transaction.rows(lockAdministration);
  const administrators = await transaction.rows(activeAdministrators);
  if (administrators.length === 1 && administrators[0]!.id === accountId)
    throw forbidden('You are the only administrator. Make somebody else one before you delete your account.');
}
