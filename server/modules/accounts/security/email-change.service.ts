import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput, validated } from '../../../platform/errors';
import { isDuplicate } from '../../../platform/database/unavailable';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { personText } from '../../../platform/search';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { DemoMode } from '../../../platform/demo/platform.service';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { DirectMail } from '../../../platform/settings/direct-mail';
import { Account } from '../account.entities';
import { DomainEvents } from '../../../platform/domain-events';
import { emailVerified, securityChanged } from '../account.events';
import { canonicalEmail } from '../../../platform/email.rules';
import { confirmEmailChangeRules, requestEmailChangeRules } from '../account.rules';
import { verifyEmail, removeAccountTokens } from '../account.queries';
import { requireApproval } from '../instructors/instructors.queries';
import { SessionCache } from '../session-cache';
import { OwnPassword } from '../passwords';
import {
  changeEmail,
  ownEmailConfirmation,
  renewEmailToken,
  storeEmailChange,
  takeEmailChange,
} from './security.queries';
import { EmailChanged, EmailChangeRequested, EmailLogInRequired, InvalidEmailLink } from './security.types';

type Confirmed = EmailChanged | EmailLogInRequired | InvalidEmailLink;

const VALID_MS = 24 * 60 * 60 * 1000;
const REQUESTS: RateLimit = {
  name: 'email-changes',
  points: 5,
  seconds: 60 * 60,
  refusal: 'You changed your email several times. Please try again in an hour.',
};
const CONFIRMATIONS: RateLimit = {
  name: 'email-confirmations',
  points: 20,
  seconds: 15 * 60,
  refusal: 'Too many links were opened from this network. Please try again later.',
};

/** Changes the email of an account, or proves that of a new one, once a link sent to the address was confirmed. */
@Service()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly cache: SessionCache,
    private readonly limiter: RateLimiter,
    private readonly outbox: MailOutbox,
    private readonly mails: DirectMail,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Requires the password or a confirmed session. The response does not reveal whether another account uses the address.
   * FORBIDDEN for demo accounts.
   */
  async requestEmailChange(viewer: Viewer | null, input: unknown): Promise<EmailChangeRequested> {
    const own = requireViewer(viewer);
    const { account } = own;
    this.demo.protectAccount(account.email, 'their email addresses can’t be changed');
    const { newEmail: typed, password } = validated(requestEmailChangeRules, input);
    const newEmail = canonicalEmail(typed);
    if (newEmail === account.email) throw invalidInput('newEmail', 'This is your email address already');
    await this.ownPassword.confirmOwner(own, password);
    await this.limiter.consume(REQUESTS, account.id);
    const accountId = account.id;
    const token = newSecretToken();
    const expiresAt = this.expiry();
    const isStored = await this.database.transaction(async (transaction) => {
      const stored = await transaction.row(
        storeEmailChange({ accountId, newEmail, tokenHash: hashToken(token), expiresAt }),
      );
      // Written for an address in use too, since the response time must not reveal that it is.
      await this.outbox.add('email-change', stored ? accountId : null, transaction);
      await this.outbox.add('email-change-notice', accountId, transaction);
      return stored !== undefined;
    });
    return new EmailChangeRequested(newEmail, this.demo.isOn && isStored ? token : null);
  }

  /**
   * A changed address needs no session, since the link may be opened on another device. The address that an account has
   * already needs a session of that account: its owner may open the link of a stranger who registered with it, and must
   * not prove it for them. A token works once.
   */
  async confirmEmailChange(viewer: Viewer | null, input: unknown, address: string): Promise<Confirmed> {
    const { token } = validated(confirmEmailChangeRules, input);
    await this.limiter.consume(CONFIRMATIONS, address);
    try {
      return await this.take(viewer?.account.id ?? null, hashToken(token), address);
    } catch (error) {
      // Somebody registered with the address in the meantime.
      if (isDuplicate(error, 'accounts_email_unique')) return new InvalidEmailLink();
      throw error;
    }
  }

  /** Whether a link can be mailed. */
  get canConfirm(): boolean {
    return this.mails.sendsMail && !this.demo.isOn;
  }

  /** Asks an account to prove the address that it has, with a link that is mailed and works for 24 hours. */
  async askToConfirm(accountId: string, transaction: Database): Promise<void> {
    const expiresAt = this.expiry();
    // Replaced by the token of the mail when that is written.
    const tokenHash = hashToken(newSecretToken());
    await transaction.rows(storeEmailChange({ accountId, newEmail: null, tokenHash, expiresAt }));
    await this.outbox.add('email-change', accountId, transaction);
  }

  /** A new token for the account's wanted address, replacing an earlier one; null if none is wanted any more. */
  async newToken(
    accountId: string,
  ): Promise<{ token: string; newEmail: string; isOwnAddress: boolean } | null> {
    const token = newSecretToken();
    const renewed = await this.database.row(
      renewEmailToken({ accountId, tokenHash: hashToken(token), now: this.clock.now() }),
    );
    return renewed ? { token, ...renewed } : null;
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + VALID_MS);
  }

  private async take(viewerId: string | null, tokenHash: Buffer, address: string): Promise<Confirmed> {
    const link = { tokenHash, now: this.clock.now() };
    const changed = await this.database.transaction(async (transaction) => {
      const taken = await transaction.row(takeEmailChange({ ...link, viewerId }));
      if (!taken) return null;
      const { accountId, newEmail: email } = taken;
      if (taken.isOwnAddress) {
        // No row if the account got another address at the same time.
        if (!(await transaction.row(verifyEmail({ accountId, email, now: link.now })))) return null;
        await this.events.emit(emailVerified, { email }, transaction);
        return new EmailChanged({ newEmail: email, isConfirmation: true });
      }
      const { name } = (await transaction.row(changeEmail({ accountId, email, now: link.now })))!;
      await transaction.with(Account, (accounts) =>
        accounts.update({ id: accountId }, { searchText: personText({ name, email }) }),
      );
      await transaction.rows(removeAccountTokens(accountId));
      // Whoever opened the link need not be who registered, so their address makes no instructor by its domain.
      if (viewerId !== accountId) await transaction.rows(requireApproval(accountId));
      const by = { actorId: accountId, address };
      await this.auditLog.record(by, 'EMAIL_CHANGED', transaction, { subjectId: accountId });
      await this.events.emit(securityChanged, { accountId, change: 'EMAIL_CHANGED' }, transaction);
      await this.cache.forgetAccount(accountId, transaction);
      return new EmailChanged({ newEmail: email, isConfirmation: false });
    });
    if (changed) return changed;
    return (await this.database.row(ownEmailConfirmation(link)))
      ? new EmailLogInRequired()
      : new InvalidEmailLink();
  }
}
