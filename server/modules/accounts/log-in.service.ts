import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { validated } from '../../platform/errors';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken, PasswordHasher } from '../../platform/secrets';
import {
  accountForLogIn,
  accountOfChallenge,
  replacePassword,
  storeChallenge,
  takeChallenge,
} from './session.queries';
import { type OpenedSession, type Origin, ownFieldsOf, SessionService } from './session.service';
import {
  AccountSuspended,
  DeletionPending,
  InvalidCredentials,
  LoggedIn,
  SecondFactorRequired,
  SecondFactorSetUpRequired,
} from './account.types';
import type { Viewer } from '../../platform/viewer';
import type { AuditAction } from '../../platform/audit/audit-actions';
import { canonicalEmail } from '../../platform/email.rules';
import { logInRules } from './account.rules';
import { LogInLimits } from './log-in-limits';

const MINUTE_MS = 60 * 1000;
const CODE_MS = 5 * MINUTE_MS;
/** Time to install an authenticator app. */
const SET_UP_MS = 30 * MINUTE_MS;

export type ChallengedAccount = RowOf<typeof accountOfChallenge>;

type AccountRow = RowOf<typeof accountForLogIn>;

/** A first step that was passed, and from where. */
interface FirstStep extends Origin {
  /** Hash of the verified password; null: the step was passed otherwise. */
  passwordHash: string | null;
  /** Hash of the waiting identity to link after the second step, see LinkedIdentities. */
  linkHash?: Buffer | null;
  recorded?: AuditAction;
}

/** The result of a first step. */
export type FirstStepResult =
  LoggedIn | DeletionPending | AccountSuspended | SecondFactorRequired | SecondFactorSetUpRequired;

/**
 * What follows in a log-in when the first step, such as the password, succeeded. While it waits for the second one, the
 * client holds a token, the database its hash.
 */
@Service()
export class LogInSteps {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionService,
  ) {}

  /** Opens a session, or says what is missing. null if the account changed meanwhile. */
  async afterFirst(
    account: Omit<ChallengedAccount, 'isKnownAddress'>,
    step: FirstStep,
  ): Promise<FirstStepResult | null> {
    if (account.isSuspended) return new AccountSuspended();
    if (account.hasSecondFactor) {
      const challenge = await this.challenge(account.id, step, CODE_MS);
      return challenge && new SecondFactorRequired(challenge);
    }
    if (account.lacksSecondFactor) {
      const challenge = await this.challenge(account.id, step, SET_UP_MS);
      return challenge && new SecondFactorSetUpRequired(challenge);
    }
    const opened = await this.sessions.open(ownFieldsOf(account), {
      recorded: 'SIGNED_IN',
      ...step,
    });
    return opened && logInResult(opened, account.deletionDueAt);
  }

  /** The account whose log-in waits; null if the token is wrong, used or expired. */
  async accountOf(
    token: string,
    address: string,
    database: Database = this.database,
  ): Promise<ChallengedAccount | null> {
    const challenge = { tokenHash: hashToken(token), address, now: this.clock.now() };
    return (await database.row(accountOfChallenge(challenge))) ?? null;
  }

  /** Ends the challenge in the caller's transaction, and returns what it was for; null if it was used meanwhile. */
  async take(token: string, transaction: Database): Promise<RowOf<typeof takeChallenge> | null> {
    const taken = takeChallenge({ tokenHash: hashToken(token), now: this.clock.now() });
    return (await transaction.row(taken)) ?? null;
  }

  /** A token for the second step; null if the password changed meanwhile or the account was suspended. */
  private async challenge(accountId: string, { passwordHash, linkHash = null }: FirstStep, validMs: number) {
    const challenge = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    const proof = { accountId, passwordHash, linkHash };
    const stored = storeChallenge({ tokenHash: hashToken(challenge), ...proof, expiresAt });
    return (await this.database.row(stored)) ? { challenge, expiresAt } : null;
  }
}

/** The result of a log-in whose session was opened. */
export const logInResult = (
  { token, viewer }: OpenedSession,
  deletionDueAt: Date | null,
): LoggedIn | DeletionPending =>
  deletionDueAt ? new DeletionPending({ token, dueAt: deletionDueAt }) : new LoggedIn({ token, viewer });

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
  ) {}

  /**
   * No session required. An account with a second factor needs a second step, see SecondStepService. An unknown email
   * takes as long and returns the same as a wrong password. RATE_LIMITED after too many failures, see LogInLimits, or if
   * too many passwords are being verified.
   */
  async logIn(input: unknown, origin: Origin): Promise<FirstStepResult | InvalidCredentials> {
    const { email: typed, password } = validated(logInRules, input);
    const { address } = origin;
    const email = canonicalEmail(typed);
    const match = await this.find(email, address);
    const result = await this.limits.verifying(
      { email, address, isKnownAddress: match?.isKnownAddress ?? false },
      () => this.verify(match, { email, password }, origin),
    );
    if (result) return result;
    await this.limits.recordFailure({ accountId: match?.id ?? null, email, address });
    return new InvalidCredentials();
  }

  /** Ends the viewer's session; true even without one. */
  async logOut(viewer: Viewer | null): Promise<boolean> {
    if (viewer) await this.sessions.end(viewer);
    return true;
  }

  private find(email: string, address: string): Promise<AccountRow | undefined> {
    return this.database.row(accountForLogIn({ email, address, now: this.clock.now() }));
  }

  /** null unless the account exists and the password is correct. Only then it says anything about the account. */
  private async verify(
    row: AccountRow | undefined,
    typed: { email: string; password: string },
    origin: Origin,
  ): Promise<FirstStepResult | null> {
    const { password } = typed;
    const { address, userAgent } = origin;
    const passwordHash = row?.passwordHash ?? null;
    const isRight = await this.passwords.verify(passwordHash, password, address);
    if (!row || !isRight || passwordHash === null) return null;
    const renewed = await this.passwords.renewedHash(passwordHash, password, address);
    const change = renewed && { accountId: row.id, from: passwordHash, to: renewed };
    // Another log-in renewed it first, or the password was changed: what is stored now decides.
    if (change && !(await this.database.row(replacePassword(change))))
      return this.verify(await this.find(typed.email, address), typed, origin);
    return this.steps.afterFirst(row, { passwordHash: renewed ?? passwordHash, address, userAgent });
  }
}
