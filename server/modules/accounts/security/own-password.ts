import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { PasswordHasher } from '../../../platform/secrets';
import { InvalidInput } from '../../../platform/user-error';
import type { Viewer, ViewerAccount } from '../../../platform/viewer';
import { PASSWORD_MISSING } from '../account.rules';
import { LogInLimits } from '../log-in-limits';
import { passwordHashOf, passwordState, useConfirmation } from './security.queries';

const NOT_CONFIRMED = 'Please confirm with the sign-in provider that it is you';

/** What the request that asks for a password looks like. */
interface Asked {
  /** The field with the password. */
  path: string;
  address: string;
}

/** Asks the owner of an account who they are again, before something that a borrowed device must not do. */
@Service()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly limits: LogInLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the stored hash if the password is right, otherwise the error for the field `path`. Failures count as failed
   * log-ins: RATE_LIMITED after too many. `isKnownAddress`: see LogInLimits; whoever is signed in is there already.
   */
  async confirm(
    account: ViewerAccount,
    password: string,
    { path, address, isKnownAddress = true }: Asked & { isKnownAddress?: boolean },
  ): Promise<{ passwordHash: string } | InvalidInput> {
    const { email } = account;
    const confirmed = await this.limits.verifying({ email, address, isKnownAddress }, async () => {
      const row = await this.database.row(passwordHashOf(account.id));
      const passwordHash = row?.passwordHash ?? null;
      return (await this.passwords.verify(passwordHash, password, address))
        ? { passwordHash: passwordHash! }
        : null;
    });
    return confirmed ?? new InvalidInput([{ path, message: 'The password is wrong' }]);
  }

  /**
   * Like `confirm`, also for an account without a password (null): it uses up the confirmation of the session by a log-in
   * with the provider, see ProviderSignInService.
   */
  async confirmOwner(
    own: Viewer,
    password: string | null | undefined,
    input: Asked,
  ): Promise<{ passwordHash: string | null } | InvalidInput> {
    if (typeof password === 'string') return this.confirm(own.account, password, input);
    return (await this.useConfirmation(own, input, this.database)) ?? { passwordHash: null };
  }

  /**
   * Like `confirmOwner`, but the confirmation remains for a call of `useConfirmation`, for something that also needs a
   * code: a wrong code must not use it up. null: it is the owner.
   */
  async recognizeOwner(
    own: Viewer,
    password: string | null | undefined,
    input: Asked,
  ): Promise<InvalidInput | null> {
    if (typeof password !== 'string') {
      const session = { accountId: own.account.id, sessionHash: own.sessionHash, now: this.clock.now() };
      return refusalOf(await this.database.row(passwordState(session)), input);
    }
    const confirmed = await this.confirm(own.account, password, input);
    return confirmed instanceof InvalidInput ? confirmed : null;
  }

  /** Uses up the confirmation of the session; null if there was one. */
  async useConfirmation(own: Viewer, input: Asked, database: Database): Promise<InvalidInput | null> {
    const session = { sessionHash: Buffer.from(own.sessionHash, 'hex'), now: this.clock.now() };
    return refusalOf(await database.row(useConfirmation(session)), input);
  }
}

/** null for a confirmed session. */
function refusalOf(
  session: { isConfirmed: boolean; hasPassword: boolean } | undefined,
  { path }: Asked,
): InvalidInput | null {
  if (session?.isConfirmed) return null;
  const message = session?.hasPassword === true ? PASSWORD_MISSING : NOT_CONFIRMED;
  return new InvalidInput([{ path, message }]);
}
