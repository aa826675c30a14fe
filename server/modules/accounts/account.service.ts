import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/unavailable';
import { Clock } from '../../platform/clock';
import { forbidden, invalidInput, Refusal, validated } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { PasswordHasher } from '../../platform/secrets';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { personText } from '../../platform/search';
import { requireViewer, Role, type Viewer } from '../../platform/viewer';
import { Account as AccountEntity, newAccount } from './account.entities';
import { canonicalEmail } from '../../platform/email.rules';
import { isTimeZone, registerRules, updateProfileRules, type SignUp } from './account.rules';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { REGISTRATION_CLOSED } from '../../platform/settings/settings.rules';
import { moveSchedules } from '../../platform/mails/mail.queries';
import { EmailAlreadyRegistered, ProfileUpdated, Registered, type Account } from './account.types';
import { removeReplacedPicture, setMissingTimeZone, updateAccount } from './profile.queries';
import { asInvitedStudent, InstructorRegistration, type Start } from './instructors/instructor-registration';
import { refuseCommonPassword } from './passwords';
import { EmailChangeService } from './security/email-change.service';
import { DomainEvents } from '../../platform/domain-events';
import { emailVerified } from './account.events';
import { SessionCache } from './session-cache';

const SIGN_UPS: RateLimit = {
  name: 'sign-ups',
  points: 60,
  seconds: 60 * 60,
  refusal: 'Too many accounts were created from this network. Please try again later.',
};

@Service()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly cache: SessionCache,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly platform: PlatformSettingsService,
    private readonly instructors: InstructorRegistration,
    private readonly events: DomainEvents,
    private readonly emails: EmailChangeService,
  ) {}

  /** No session required; limited per address. FORBIDDEN while registration is closed. */
  async register(input: unknown, address: string): Promise<Registered | EmailAlreadyRegistered> {
    const person = validated(registerRules, input);
    const { isRegistrationOpen } = await this.platform.read();
    const { role, invitation } = person;
    // Whoever was invited may register in any case; the invitation is checked with the account.
    const isInvited = role === 'INSTRUCTOR' && invitation !== null;
    if (!isRegistrationOpen && !isInvited) throw forbidden(REGISTRATION_CLOSED);
    const start = (email: string, transaction: Database) =>
      this.instructors.startOf({ email, wanted: role, invitation }, transaction);
    return this.limiter.consumeFor(SIGN_UPS, address, () => this.create(person, address, start));
  }

  /** Updates the viewer's own profile. A picture address replaces an uploaded picture. */
  async updateProfile(viewer: Viewer | null, input: unknown): Promise<ProfileUpdated> {
    const { account } = requireViewer(viewer);
    const profile = validated(updateProfileRules, input);
    const values = Object.fromEntries(
      Object.entries<unknown>(profile).filter(([, value]) => value !== undefined),
    ) as Partial<Account>;
    const changed = await this.database.transaction(async (transaction) => {
      const updated = await transaction.row(updateAccount(account.id, values));
      if (!updated) return null;
      // The name may have changed meanwhile, in another session.
      const searchText = personText(updated);
      await transaction.with(AccountEntity, (accounts) =>
        accounts.update({ id: account.id }, { searchText }),
      );
      await transaction.rows(removeReplacedPicture(account.id));
      if (values.timeZone !== undefined)
        await transaction.rows(moveSchedules({ accountId: account.id, now: this.clock.now() }));
      await this.cache.forgetAccount(account.id, transaction);
      return updated;
    });
    if (!changed) throw invalidInput('pictureUrl', 'Picture address must be an https:// address');
    return new ProfileUpdated({ account: changed });
  }

  /** null if not chosen yet. */
  async timeZoneOf(accountId: string): Promise<string | null> {
    const account = await this.database.reading(AccountEntity, (accounts) =>
      accounts.findOne({ where: { id: accountId }, select: { timeZone: true } }),
    );
    return account?.timeZone ?? null;
  }

  /** Gives an account that has not chosen a time zone this one; BAD_USER_INPUT for an unknown one. */
  async giveTimeZone(accountId: string, timeZone: string, transaction: Database): Promise<void> {
    if (!isTimeZone(timeZone)) throw new Refusal('BAD_USER_INPUT', 'This time zone is not known');
    const row = await transaction.row(setMissingTimeZone({ accountId, timeZone }));
    if (row) await this.cache.forgetAccount(accountId, transaction);
  }

  /**
   * Creates a student's account for an invited address, also while registration is closed. `confirm` locks the
   * invitation in the same transaction and returns whether it proves the address; it throws if it is not valid. `settle`
   * enrolls the new account. Not limited per address, because a whole class may open its invitations behind one.
   */
  registerInvited(
    person: Pick<SignUp, 'name' | 'email' | 'password'>,
    address: string,
    {
      confirm,
      settle,
    }: {
      confirm: (transaction: Database) => Promise<{ isEmailVerified: boolean }>;
      settle: (transaction: Database) => Promise<void>;
    },
  ): Promise<Registered | EmailAlreadyRegistered> {
    const start = async (_: unknown, transaction: Database) => asInvitedStudent(await confirm(transaction));
    return this.create(person, address, start, settle);
  }

  /**
   * `startOf` decides in the transaction what the account begins with, `settle` what happens to it, if not only what
   * follows from a verified address.
   */
  private async create(
    { name, email, password }: Pick<SignUp, 'name' | 'email' | 'password'>,
    address: string,
    startOf: (email: string, transaction: Database) => Promise<Start>,
    settle?: (transaction: Database) => Promise<void>,
  ): Promise<Registered | EmailAlreadyRegistered> {
    const account = newAccount({ name, email: canonicalEmail(email), createdAt: this.clock.now() });
    await refuseCommonPassword('password', password, [name, email]);
    const passwordHash = await this.passwords.hash(password, address);
    try {
      return await this.database.transaction(async (transaction) => {
        const start = await startOf(account.email, transaction);
        const { role, waitsFor, isEmailVerified } = start;
        const entity = {
          ...account,
          role,
          passwordHash,
          searchText: personText(account),
          emailVerifiedAt: isEmailVerified ? account.createdAt : null,
        };
        await transaction.with(AccountEntity, (accounts) => accounts.insert(entity));
        await this.instructors.store(start, account.id, address, transaction);
        const asksForVerification =
          waitsFor === 'VERIFIED_DOMAIN' && !isEmailVerified && this.emails.canConfirm;
        if (asksForVerification) await this.emails.askToConfirm(account.id, transaction);
        if (settle) await settle(transaction);
        else if (isEmailVerified) await this.events.emit(emailVerified, account, transaction);
        return new Registered({
          account: { ...account, role },
          waitsForApproval: role === Role.STUDENT && waitsFor !== null && !asksForVerification,
          waitsForConfirmation: asksForVerification,
        });
      });
    } catch (error) {
      if (isDuplicate(error, 'accounts_email_unique')) return new EmailAlreadyRegistered();
      throw error;
    }
  }
}
