import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/unavailable';
import { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { PasswordHasher } from '../../platform/passwords';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { requireViewer, Role, type Viewer } from '../../platform/viewer';
import { Account as AccountEntity } from './account.entities';
import { canonicalEmail, logInRules, registerRules, updateProfileRules, type SignUp } from './account.rules';
import {
  EmailAlreadyRegistered,
  InvalidCredentials,
  LoggedIn,
  ProfileUpdated,
  Registered,
} from './account.types';
import { SessionService } from './session.service';

const SIGN_UPS: RateLimit = {
  name: 'sign-ups',
  points: 60,
  seconds: 60 * 60,
  refusal: 'Too many accounts were registered from here. Please try again later.',
};
const QUARTER_HOUR = 15 * 60;
const TOO_MANY_LOG_INS = 'Too many failed log-ins. Please wait some minutes and try again.';
const FAILED_LOG_INS_OF_ACCOUNT: RateLimit = {
  name: 'failed-log-ins-account',
  points: 10,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};
const FAILED_LOG_INS_OF_ADDRESS: RateLimit = {
  name: 'failed-log-ins-address',
  points: 100,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};

@oncePerApp()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Open to everyone; counts against the address. */
  async register(
    input: unknown,
    address: string,
  ): Promise<Registered | EmailAlreadyRegistered | InvalidInput> {
    const checked = check(registerRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    return this.limiter.counting(SIGN_UPS, address, () => this.create(checked.value));
  }

  /**
   * Open to everyone. An unknown email costs and says the same as a wrong password. Failures are counted before
   * the password is looked at and given back on success, so that a burst in parallel cannot outrun the limit.
   */
  async logIn(input: unknown, address: string): Promise<LoggedIn | InvalidCredentials | InvalidInput> {
    const checked = check(logInRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const email = canonicalEmail(checked.value.email);
    const opened = await this.limiter.counting(FAILED_LOG_INS_OF_ADDRESS, address, () =>
      this.limiter.counting(FAILED_LOG_INS_OF_ACCOUNT, email, () =>
        this.openSession(email, checked.value.password),
      ),
    );
    if (!opened) return new InvalidCredentials();
    await this.limiter.giveBack(FAILED_LOG_INS_OF_ADDRESS, address);
    await this.limiter.giveBack(FAILED_LOG_INS_OF_ACCOUNT, email);
    return new LoggedIn(opened.token, opened.viewer);
  }

  /** Ends the viewer's session; true also when there was none. */
  async logOut(viewer: Viewer | null): Promise<boolean> {
    if (viewer) await this.sessions.end(viewer);
    return true;
  }

  /** Everyone their own. */
  async updateProfile(viewer: Viewer | null, input: unknown): Promise<ProfileUpdated | InvalidInput> {
    const { account } = requireViewer(viewer);
    const checked = check(updateProfileRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    await this.database.with(AccountEntity, (accounts) => accounts.update({ id: account.id }, checked.value));
    this.sessions.refresh(account.id);
    return new ProfileUpdated({ ...account, ...checked.value });
  }

  /** null unless this is the password of the account with this email. */
  private async openSession(email: string, password: string): ReturnType<SessionService['open']> {
    const found = await this.database.with(AccountEntity, (accounts) =>
      accounts.createQueryBuilder('account').addSelect('account.passwordHash').where({ email }).getOne(),
    );
    const isRight = await this.passwords.verify(found?.passwordHash ?? null, password);
    if (!found || !isRight) return null;
    const { passwordHash, ...account } = found;
    return this.sessions.open(account, passwordHash);
  }

  private async create({
    name,
    email,
    password,
    role,
  }: SignUp): Promise<Registered | EmailAlreadyRegistered> {
    const account = {
      id: newId(),
      name,
      email: canonicalEmail(email),
      role: Role[role],
      bio: null,
      pictureUrl: null,
      createdAt: this.clock.now(),
    };
    const passwordHash = await this.passwords.hash(password);
    try {
      await this.database.with(AccountEntity, (accounts) => accounts.insert({ ...account, passwordHash }));
      return new Registered(account);
    } catch (error) {
      if (isDuplicate(error, 'accounts_email_unique')) return new EmailAlreadyRegistered();
      throw error;
    }
  }
}
