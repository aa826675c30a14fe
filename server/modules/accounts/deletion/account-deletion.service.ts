import { Clock } from '../../../platform/clock';
import { Database, BackgroundDatabase } from '../../../platform/database/database';
import { forbidden, invalidInput, isDatabaseUnavailable, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { hashToken } from '../../../platform/secrets';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog, PLATFORM } from '../../../platform/audit/audit-log';
import { DomainEvents } from '../../../platform/domain-events';
import { DemoMode } from '../../../platform/demo/platform.service';
import { deletionCanceled, deletionRequested } from '../account.events';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { canonicalEmail } from '../../../platform/email.rules';
import { keepAccountRules, requestDeletionRules } from '../account.rules';
import { activeAdministrators, lockAdministration } from '../administration/administration.queries';
import { OwnPassword } from '../passwords';
import { removeAccountTokens } from '../account.queries';
import { SessionCache } from '../session-cache';
import { SessionService } from '../session.service';
import {
  deletionOf,
  hideOwner,
  restoreOwner,
  storeDeletion,
  takeDeletion,
  claimDeletion,
  finishDeletion,
  forgetEmails,
  removeRows,
} from './deletion.queries';
import { AccountDeletionRequested, AccountKept, AccountNotKept } from '../account.types';
import type { RowOf } from '../../../platform/database/statement';
import type { Task } from '../../../platform/module';
import { PersonalDataRegister } from '../../../platform/personal-data';

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
    private readonly cache: SessionCache,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly auditLog: AuditLog,
  ) {}

  /** Requires the email, typed again, and the password or a confirmed session. Repeating it changes nothing. */
  async requestDeletion(viewer: Viewer | null, input: unknown): Promise<AccountDeletionRequested> {
    const own = requireViewer(viewer);
    const { account } = own;
    this.demo.protectAccount(account.email, 'they can’t be deleted');
    const { email, password } = validated(requestDeletionRules, input);
    if (canonicalEmail(email) !== account.email)
      throw invalidInput('email', 'This is not the email of your account');
    await this.ownPassword.confirmOwner(own, password);
    const accountId = account.id;
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + KEPT_MS);
    await this.database.transaction(async (transaction) => {
      await requireAnotherAdministrator(accountId, transaction);
      if (!(await transaction.row(storeDeletion({ accountId, now, dueAt })))) return;
      await transaction.rows(hideOwner(accountId));
      await this.events.emit(deletionRequested, { accountId }, transaction);
      const { unpublished } = (await transaction.row(deletionOf(accountId)))!;
      await transaction.rows(removeAccountTokens(accountId));
      const about = { subjectId: accountId, details: { courses: String(unpublished) } };
      await this.auditLog.record(own, 'ACCOUNT_DELETION_REQUESTED', transaction, about);
      await this.sessions.endAllOf(accountId, transaction);
      await this.outbox.add('account-deletion-requested', accountId, transaction);
    });
    const deletion = await this.database.row(deletionOf(accountId));
    return new AccountDeletionRequested({ dueAt: deletion?.dueAt ?? dueAt });
  }

  /** No session required: the token is that of a session which opens nothing else. Repeating it changes nothing. */
  async keepAccount(input: unknown, address: string): Promise<AccountKept | AccountNotKept> {
    const { token } = validated(keepAccountRules, input);
    await this.limiter.consume(KEEPING, address);
    await this.database.transaction(async (transaction) => {
      const taken = await transaction.row(takeDeletion(hashToken(token)));
      if (!taken) return;
      const { accountId, unpublishedCourseIds } = taken;
      await transaction.rows(restoreOwner(taken));
      await this.events.emit(deletionCanceled, { accountId, unpublishedCourseIds }, transaction);
      const by = { actorId: accountId, address };
      const about = { subjectId: accountId, details: { courses: String(unpublishedCourseIds.length) } };
      await this.auditLog.record(by, 'ACCOUNT_DELETION_CANCELED', transaction, about);
      await this.cache.forgetAccount(accountId, transaction);
    });
    const viewer = await this.sessions.viewerOf(token);
    return viewer ? new AccountKept({ token, viewer }) : new AccountNotKept();
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

/** Rows removed by one statement of a table whose deletion changes other rows too. */
const BATCH_SIZE = 200;

/** Deletes accounts whose 14 days are over, each in one transaction, by the register of personal data. */
@Service()
export class AccountDeletionSweeper implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly register: PersonalDataRegister,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Other deletions go on after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping: AbortSignal): Promise<void> {
    const failures = new Map<string, unknown>();
    while (!stopping.aborted && (await this.deleteOne(failures)));
    await this.database.rows(forgetEmails());
    if (failures.size > 0) throw new AggregateError(failures.values(), 'Accounts could not be deleted');
  }

  /** false if no account is due but those in `failures`, to which a failed deletion is added. */
  private async deleteOne(failures: Map<string, unknown>): Promise<boolean> {
    const now = this.clock.now();
    let due: RowOf<typeof claimDeletion> | undefined;
    try {
      await this.database.transaction(async (transaction) => {
        due = await transaction.row(claimDeletion({ now, except: [...failures.keys()] }));
        if (due) await this.deleteAccount(due, now, transaction);
      });
      return due !== undefined;
    } catch (error) {
      if (!due || isDatabaseUnavailable(error)) throw error;
      failures.set(due.accountId, error);
      return true;
    }
  }

  private async deleteAccount(
    { accountId }: RowOf<typeof claimDeletion>,
    now: Date,
    transaction: Database,
  ): Promise<void> {
    await this.sessions.endAllOf(accountId, transaction);
    await this.removeData(accountId, transaction);
    await transaction.rows(finishDeletion({ accountId, now }));
    await this.auditLog.record(PLATFORM, 'ACCOUNT_DELETED', transaction, { subjectId: accountId });
    await this.outbox.add('account-deleted', accountId, transaction);
  }

  private async removeData(accountId: string, transaction: Database): Promise<void> {
    const { entries } = this.register;
    for (const entry of entries) {
      const { onDeletion } = entry;
      if (onDeletion === 'deleted') await transaction.rows(removeRows(entry, entries, accountId));
      else if ('deletedBy' in onDeletion) {
        let removed: number;
        do {
          removed = 0;
          for (const step of onDeletion.deletedBy(accountId, BATCH_SIZE)) {
            const [row] = (await transaction.rows(step)) as { removed?: number }[];
            removed = row?.removed ?? 0;
          }
        } while (removed === BATCH_SIZE);
      }
    }
  }
}
