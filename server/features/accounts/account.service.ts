import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/unavailable';
import { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { PasswordHasher } from '../../platform/passwords';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { personText } from '../../platform/search';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { requireViewer, Role, type Viewer } from '../../platform/viewer';
import { Account as AccountEntity } from './account.entities';
import { canonicalEmail, registerRules, updateProfileRules, type SignUp } from './account.rules';
import { EmailAlreadyRegistered, ProfileUpdated, Registered } from './account.types';
import { SessionService } from './session.service';

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
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** No sign-in required; limited per address. */
  async register(
    input: unknown,
    address: string,
  ): Promise<Registered | EmailAlreadyRegistered | InvalidInput> {
    const checked = check(registerRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    return this.limiter.consumeFor(SIGN_UPS, address, () => this.create(checked.value, address));
  }

  /** Updates the viewer's own profile. */
  async updateProfile(viewer: Viewer | null, input: unknown): Promise<ProfileUpdated | InvalidInput> {
    const { account } = requireViewer(viewer);
    const checked = check(updateProfileRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const forgetHere = await this.database.transaction(async (transaction) => {
      await transaction.with(AccountEntity, (accounts) => accounts.update({ id: account.id }, checked.value));
      return this.sessions.refresh(account.id, transaction);
    });
    forgetHere();
    return new ProfileUpdated({ ...account, ...checked.value });
  }

  private async create(
    { name, email, password, role }: SignUp,
    address: string,
  ): Promise<Registered | EmailAlreadyRegistered> {
    const account = {
      id: newId(),
      name,
      email: canonicalEmail(email),
      role: Role[role],
      bio: null,
      pictureUrl: null,
      createdAt: this.clock.now(),
    };
    const passwordHash = await this.passwords.hash(password, address);
    try {
      await this.database.with(AccountEntity, (accounts) =>
        accounts.insert({ ...account, passwordHash, searchText: personText(account) }),
      );
      return new Registered(account);
    } catch (error) {
      if (isDuplicate(error, 'accounts_email_unique')) return new EmailAlreadyRegistered();
      throw error;
    }
  }
}
