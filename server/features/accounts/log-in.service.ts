import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { PasswordHasher } from '../../platform/passwords';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import type { Viewer } from '../../platform/viewer';
import { AuditAction } from '../audit/audit-log.entities';
import { canonicalEmail } from '../../platform/email.rules';
import { logInRules } from './account.rules';
import { AccountSuspended, DeletionPending, InvalidCredentials, LoggedIn } from './account.types';
import { FailedLogIns } from './failed-log-ins';
import { LogInLimits } from './log-in-limits';
import { accountForLogIn } from './log-in.queries';
import { networksKnownSince, type OpenedSession, SessionService } from './session.service';

type AccountRow = RowOf<typeof accountForLogIn>;

/** Logs people in with email and password, and out. */
@Service()
export class LogInService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly limits: LogInLimits,
    private readonly clock: Clock,
    private readonly failures: FailedLogIns,
  ) {}

  /**
   * No sign-in required. An unknown email takes as long and returns the same as a wrong password. RATE_LIMITED after
   * too many failures, see LogInLimits, or if too many passwords are being verified.
   */
  async logIn(
    input: unknown,
    address: string,
    userAgent?: string,
  ): Promise<LoggedIn | DeletionPending | AccountSuspended | InvalidCredentials | InvalidInput> {
    const checked = check(logInRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const email = canonicalEmail(checked.value.email);
    const knownSince = networksKnownSince(this.clock.now());
    const found = await this.database.row(accountForLogIn({ email, address, knownSince }));
    const opened = await this.limits.verifying(
      { email, address, isKnownAddress: found?.isKnownAddress ?? false },
      () => this.openSession(found, checked.value.password, address, userAgent),
    );
    if (!opened) {
      await this.failures.record({ accountId: found?.id ?? null, email, address });
      return new InvalidCredentials();
    }
    if (opened instanceof AccountSuspended) return opened;
    return found?.deletionDueAt
      ? new DeletionPending(opened.token, found.deletionDueAt)
      : new LoggedIn(opened.token, opened.viewer);
  }

  /** Ends the viewer's session; true even without one. */
  async logOut(viewer: Viewer | null): Promise<boolean> {
    if (viewer) await this.sessions.end(viewer);
    return true;
  }

  /** null unless the account exists and the password is correct. Only then it says that the account is suspended. */
  private async openSession(
    found: AccountRow | undefined,
    password: string,
    address: string,
    userAgent: string | undefined,
  ): Promise<OpenedSession | AccountSuspended | null> {
    const isRight = await this.passwords.verify(found?.passwordHash ?? null, password, address);
    if (!found || !isRight) return null;
    if (found.isSuspended) return new AccountSuspended();
    const { passwordHash, isKnownAddress: _, deletionDueAt: __, isSuspended: ___, ...account } = found;
    return this.sessions.open(account, { passwordHash, address, userAgent, recorded: AuditAction.SIGNED_IN });
  }
}
