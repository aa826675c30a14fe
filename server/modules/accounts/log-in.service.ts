import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { PasswordHasher } from '../../platform/secrets';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import type { Viewer } from '../../platform/viewer';
import { canonicalEmail } from '../../platform/email.rules';
import { logInRules } from './account.rules';
import { InvalidCredentials } from './account.types';
import { FailedLogIns, LogInLimits } from './log-in-limits';
import { accountForLogIn, replacePassword } from './log-in.queries';
import { type FirstStepResult, LogInSteps } from './log-in-steps';
import { networksKnownSince, SessionService } from './session.service';

type AccountRow = RowOf<typeof accountForLogIn>;

/** Logs people in with email and password, and out. */
@Service()
export class LogInService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly limits: LogInLimits,
    private readonly steps: LogInSteps,
    private readonly clock: Clock,
    private readonly failures: FailedLogIns,
  ) {}

  /**
   * No session required. An account with a second factor needs a second step, see SecondStepService. An unknown email
   * takes as long and returns the same as a wrong password. RATE_LIMITED after too many failures, see LogInLimits, or if
   * too many passwords are being verified.
   */
  async logIn(
    input: unknown,
    address: string,
    userAgent?: string,
  ): Promise<FirstStepResult | InvalidCredentials | InvalidInput> {
    const checked = check(logInRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const email = canonicalEmail(checked.value.email);
    const match = await this.find(email, address);
    const result = await this.limits.verifying(
      { email, address, isKnownAddress: match?.isKnownAddress ?? false },
      () => this.verify(match, { email, password: checked.value.password, address, userAgent }),
    );
    if (result) return result;
    await this.failures.record({ accountId: match?.id ?? null, email, address });
    return new InvalidCredentials();
  }

  /** Ends the viewer's session; true even without one. */
  async logOut(viewer: Viewer | null): Promise<boolean> {
    if (viewer) await this.sessions.end(viewer);
    return true;
  }

  private find(email: string, address: string): Promise<AccountRow | undefined> {
    const knownSince = networksKnownSince(this.clock.now());
    return this.database.row(accountForLogIn({ email, address, knownSince }));
  }

  /** null unless the account exists and the password is correct. Only then it says anything about the account. */
  private async verify(
    row: AccountRow | undefined,
    input: { email: string; password: string; address: string; userAgent: string | undefined },
  ): Promise<FirstStepResult | null> {
    const { email, password, address, userAgent } = input;
    const passwordHash = row?.passwordHash ?? null;
    const isRight = await this.passwords.verify(passwordHash, password, address);
    if (!row || !isRight || passwordHash === null) return null;
    const renewed = await this.passwords.renewedHash(passwordHash, password, address);
    const change = renewed && { accountId: row.id, from: passwordHash, to: renewed };
    // Another log-in renewed it first, or the password was changed: what is stored now decides.
    if (change && !(await this.database.row(replacePassword(change))))
      return this.verify(await this.find(email, address), input);
    return this.steps.afterFirst(row, { passwordHash: renewed ?? passwordHash, address, userAgent });
  }
}
