import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput, validated } from '../../../platform/errors';
import type { RowOf } from '../../../platform/database/statement';
import { isDuplicate } from '../../../platform/database/unavailable';
import { Service } from '../../../platform/injection';
import { PasswordHasher, hashToken, newSecretToken } from '../../../platform/secrets';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { personText } from '../../../platform/search';
import { check } from '../../../platform/validation.rules';
import { Role } from '../../../platform/viewer';
import { AuditLog, PLATFORM } from '../../../platform/audit/audit-log';
import type { AuditAction } from '../../../platform/audit/audit-actions';
import { Account, newAccount } from '../account.entities';
import { canonicalEmail } from '../../../platform/email.rules';
import { requestPasswordResetRules, setUpRules, type SetUp } from '../account.rules';
import { EmailAlreadyRegistered } from '../account.types';
import { refuseCommonPassword } from '../passwords';
import { removeAccountTokens } from '../account.queries';
import { RoleChange } from '../roles';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { SessionService } from '../session.service';
import { AdministratorSetUp, InvalidSetUpLink } from './administration.types';
import {
  lockAdministration,
  hasAdministrator,
  lockAccountByEmail,
  lockSetUpLink,
  removeIdentities,
  removeSetUpLink,
  storeSetUpLink,
  takeOverAccount,
} from './administration.queries';

const VALID_MS = 24 * 60 * 60 * 1000;
const SET_UPS: RateLimit = {
  name: 'set-ups',
  points: 20,
  seconds: 15 * 60,
  refusal: 'Too many links were opened from this network. Please try again later.',
};

/** What `appoint` did with an email address. */
export type Appointment =
  | { outcome: 'invalid'; message: string }
  | { outcome: 'is administrator' | 'became administrator' | 'is deleted' }
  /** `unverified`: the account becomes an administrator with the link, once the owner of the address opens it. */
  | { outcome: 'invited' | 'unverified'; token: string };

/** Who set up an account, and the hash of the password that they chose. */
interface Person {
  name: string;
  email: string;
  passwordHash: string;
  searchText: string;
}

/** Makes the administrators that no other administrator makes: the first one, and those of the operator. */
@Service()
export class SetUpService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly roleChange: RoleChange,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly secondFactors: SecondFactorService,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The token of a link for whoever opens it first, for a day; null if there is an administrator. */
  firstLink(): Promise<string | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const { isThere } = (await transaction.row(hasAdministrator))!;
      return isThere ? null : this.newLink(null, transaction);
    });
  }

  /**
   * Makes, for the operator and without any check of rights, the account with this email an administrator, who has to
   * log in again, and reinstates it. If there is none, or nobody verified that its email is theirs, so that anybody may
   * have registered it, makes a link for the owner of the email instead.
   */
  async appoint(emailAddress: string): Promise<Appointment> {
    const checked = check(requestPasswordResetRules, { email: emailAddress });
    if (!checked.ok) return { outcome: 'invalid', message: checked.fields[0]!.message };
    const email = canonicalEmail(checked.value.email);
    return this.database.transaction(async (transaction): Promise<Appointment> => {
      const account = await transaction.row(lockAccountByEmail(email));
      if (!account) {
        await this.auditLog.record(PLATFORM, 'ADMINISTRATOR_INVITED', transaction);
        return { outcome: 'invited', token: await this.newLink(email, transaction) };
      }
      if (account.isDeleted) return { outcome: 'is deleted' };
      if (account.role === Role.ADMIN && !account.isSuspended) return { outcome: 'is administrator' };
      if (!account.isEmailVerified && account.role !== Role.ADMIN) {
        await this.auditLog.record(PLATFORM, 'ADMINISTRATOR_INVITED', transaction, { subjectId: account.id });
        return { outcome: 'unverified', token: await this.newLink(email, transaction) };
      }
      if (account.isSuspended) {
        await transaction.with(Account, (accounts) =>
          accounts.update({ id: account.id }, { suspendedAt: null }),
        );
        await this.auditLog.record(PLATFORM, 'ACCOUNT_REINSTATED', transaction, { subjectId: account.id });
      }
      const change = { accountId: account.id, from: account.role, to: Role.ADMIN };
      await this.roleChange.apply(change, PLATFORM, transaction);
      return { outcome: 'became administrator' };
    });
  }

  /** Turns off the second factor of an account for the operator, without any check of rights. */
  async removeSecondFactor(emailAddress: string): Promise<'removed' | 'has none' | 'no account'> {
    return this.database.transaction(async (transaction) => {
      const account = await transaction.row(lockAccountByEmail(canonicalEmail(emailAddress)));
      if (!account) return 'no account';
      return (await this.secondFactors.remove(account.id, PLATFORM, transaction)) ? 'removed' : 'has none';
    });
  }

  /** Requires the token of a set-up link, which works only once, even for concurrent requests. */
  async setUpAdministrator(
    input: unknown,
    address: string,
  ): Promise<AdministratorSetUp | InvalidSetUpLink | EmailAlreadyRegistered> {
    const person = validated(setUpRules, input);
    return this.limiter.consumeFor(SET_UPS, address, () => this.create(person, address));
  }

  private async newLink(email: string | null, transaction: Database): Promise<string> {
    const token = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    await transaction.rows(storeSetUpLink({ tokenHash: hashToken(token), email, expiresAt }));
    return token;
  }

  private async create(
    { token, name, email: typed, password }: SetUp,
    address: string,
  ): Promise<AdministratorSetUp | InvalidSetUpLink | EmailAlreadyRegistered> {
    const email = canonicalEmail(typed);
    await refuseCommonPassword('password', password, [name, email]);
    const passwordHash = await this.passwords.hash(password, address);
    const tokenHash = hashToken(token);
    try {
      return await this.database.transaction(async (transaction) => {
        await transaction.rows(lockAdministration);
        const link = await transaction.row(lockSetUpLink({ tokenHash, now: this.clock.now() }));
        if (!link) return new InvalidSetUpLink();
        if (link.email !== null && link.email !== email)
          throw invalidInput('email', 'This link is for another email address');
        if (link.email === null && (await transaction.row(hasAdministrator))!.isThere)
          return new InvalidSetUpLink();
        // Only a link that the operator made for this email says that whoever opens it is the owner of the email.
        const existing = link.email === null ? null : await transaction.row(lockAccountByEmail(email));
        if (existing && (existing.isDeleted || existing.isEmailVerified)) return new EmailAlreadyRegistered();
        await transaction.rows(removeSetUpLink({ tokenHash, email: link.email }));
        const person = { name, email, passwordHash, searchText: personText({ name, email }) };
        const emailVerifiedAt = link.email === null ? null : this.clock.now();
        const account = existing
          ? await this.takeOver(existing, person, address, transaction)
          : await this.createAccount({ ...person, emailVerifiedAt }, address, transaction);
        return new AdministratorSetUp({ account });
      });
    } catch (error) {
      if (isDuplicate(error, 'accounts_email_unique')) return new EmailAlreadyRegistered();
      throw error;
    }
  }

  private async createAccount(
    { name, email, ...stored }: Person & { emailVerifiedAt: Date | null },
    address: string,
    transaction: Database,
  ) {
    const account = { ...newAccount({ name, email, createdAt: this.clock.now() }), role: Role.ADMIN };
    await transaction.with(Account, (accounts) => accounts.insert({ ...account, ...stored }));
    const by = { actorId: account.id, address };
    await this.auditLog.record(by, 'ADMINISTRATOR_SET_UP', transaction, { subjectId: account.id });
    return account;
  }

  /** Gives an account to the owner of its email. Whoever registered it loses every way to log in to it. */
  private async takeOver(
    { id: accountId, role, isSuspended }: RowOf<typeof lockAccountByEmail>,
    person: Person,
    address: string,
    transaction: Database,
  ) {
    const by = { actorId: accountId, address };
    const record = (action: AuditAction) =>
      this.auditLog.record(by, action, transaction, { subjectId: accountId });
    await record('ADMINISTRATOR_SET_UP');
    if (isSuspended) await record('ACCOUNT_REINSTATED');
    for (const _ of await transaction.rows(removeIdentities(accountId))) await record('IDENTITY_UNLINKED');
    await transaction.rows(removeAccountTokens(accountId));
    const taken = takeOverAccount({ ...person, accountId, now: this.clock.now() });
    const account = (await transaction.row(taken))!;
    await this.secondFactors.remove(accountId, by, transaction);
    if (role !== Role.ADMIN)
      await this.roleChange.apply({ accountId, from: role, to: Role.ADMIN }, by, transaction);
    await this.sessions.endAllOf(accountId, transaction);
    return { ...account, role: Role.ADMIN };
  }
}
