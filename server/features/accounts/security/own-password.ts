import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { PasswordHasher } from '../../../platform/passwords';
import { InvalidInput } from '../../../platform/user-error';
import type { ViewerAccount } from '../../../platform/viewer';
import { LogInLimits } from '../log-in-limits';
import { passwordHashOf } from './security.queries';

/** Asks for the password of a signed-in account again, before something that a borrowed device must not do. */
@Service()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly limits: LogInLimits,
  ) {}

  /**
   * Returns the stored hash if the password is right, otherwise the error for the field `path`. Failures count as failed
   * log-ins: RATE_LIMITED after too many.
   */
  async confirm(
    account: ViewerAccount,
    password: string,
    { path, address }: { path: string; address: string },
  ): Promise<{ passwordHash: string } | InvalidInput> {
    const { email } = account;
    const confirmed = await this.limits.verifying({ email, address, isKnownAddress: true }, async () => {
      const row = await this.database.row(passwordHashOf(account.id));
      const passwordHash = row?.passwordHash ?? null;
      return (await this.passwords.verify(passwordHash, password, address))
        ? { passwordHash: passwordHash! }
        : null;
    });
    return confirmed ?? new InvalidInput([{ path, message: 'The password is wrong' }]);
  }
}
