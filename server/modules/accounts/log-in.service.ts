import { z } from 'zod';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken, PasswordHasher } from '../../platform/secrets';
import {
  accountShape,
  accountOfChallenge,
  storeChallenge,
  takeChallenge,
  accountForLogIn,
  replacePassword,
} from './session.queries';
import { networksKnownSince, type OpenedSession, SessionService } from './session.service';
import {
  SecondFactorRequired,
  SecondFactorSetUpRequired,
  AccountSuspended,
  DeletionPending,
  LoggedIn,
  InvalidCredentials,
} from './account.types';
import type { ViewerAccount, Viewer } from '../../platform/viewer';
import { AuditAction } from '../../platform/audit/audit-actions';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { canonicalEmail } from '../../platform/email.rules';
import { logInRules } from './account.rules';
import { FailedLogIns, LogInLimits } from './log-in-limits';

const MINUTE_MS = 60 * 1000;
const CODE_MS = 5 * MINUTE_MS;
/** Time to install an authenticator app. */
const SET_UP_MS = 30 * MINUTE_MS;

export type ChallengedAccount = RowOf<typeof accountOfChallenge>;

/** How the first step of a log-in was passed. */
export interface FirstProof {
  /** Hash of the verified password; null: the step was passed otherwise. */
  passwordHash: string | null;
  /** Hash of the waiting identity that the log-in shall link; null: none. */
  linkHash: Buffer | null;
}

/** Log-ins whose first step succeeded: the client holds a token, the database its hash. */
@Service()
export class LogInChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Asks for a code; null if the password changed meanwhile or the account was suspended. */
  async askForCode(accountId: string, proof: FirstProof): Promise<SecondFactorRequired | null> {
    const challenge = await this.add(accountId, proof, CODE_MS);
    return challenge && new SecondFactorRequired(challenge);
  }

  /** Asks for the set-up of a second factor; null if the password changed meanwhile or the account was suspended. */
  async askForSetUp(accountId: string, proof: FirstProof): Promise<SecondFactorSetUpRequired | null> {
    const challenge = await this.add(accountId, proof, SET_UP_MS);
    return challenge && new SecondFactorSetUpRequired(challenge);
  }

  /** The account whose log-in waits; null if the token is wrong, used or expired. */
  async accountOf(
    token: string,
    address: string,
    database: Database = this.database,
  ): Promise<ChallengedAccount | null> {
    const now = this.clock.now();
    const origin = { address, knownSince: networksKnownSince(now) };
    const row = await database.row(accountOfChallenge({ tokenHash: hashToken(token), now, ...origin }));
    return row ?? null;
  }

  /** Ends the challenge in the caller's transaction, and returns what it was for; null if it was used meanwhile. */
  async take(token: string, transaction: Database): Promise<RowOf<typeof takeChallenge> | null> {
    const taken = takeChallenge({ tokenHash: hashToken(token), now: this.clock.now() });
    return (await transaction.row(taken)) ?? null;
  }

  private async add(accountId: string, proof: FirstProof, validMs: number) {
    const challenge = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    const stored = storeChallenge({ tokenHash: hashToken(challenge), accountId, ...proof, expiresAt });
    return (await this.database.row(stored)) ? { challenge, expiresAt } : null;
  }
}

/** An account whose owner verified who they are, and what its log-in depends on. */
export type VerifiedAccount = ViewerAccount &
  Pick<
    RowOf<typeof accountForLogIn>,
    'isSuspended' | 'hasSecondFactor' | 'lacksSecondFactor' | 'deletionDueAt'
  >;

/** A first step that was passed, and from where. */
interface FirstStep extends Pick<FirstProof, 'passwordHash'>, Partial<Pick<FirstProof, 'linkHash'>> {
  address: string;
  userAgent: string | undefined;
  recorded?: AuditAction;
}

/** The result of a first step. */
export type FirstStepResult =
  LoggedIn | DeletionPending | AccountSuspended | SecondFactorRequired | SecondFactorSetUpRequired;

/** What follows in a log-in when the first step, such as the password, succeeded. */
@Service()
export class LogInSteps {
  constructor(
    private readonly sessions: SessionService,
    private readonly challenges: LogInChallenges,
  ) {}

  /**
   * Opens a session, or says what is missing. null if the account changed meanwhile: `passwordHash` is that of the
   * verified password, null if the proof was another one. `linkHash` is that of the waiting identity to link after the
   * second step, see LinkedIdentities.
   */
  async afterFirst(
    account: VerifiedAccount,
    { linkHash = null, ...step }: FirstStep,
  ): Promise<FirstStepResult | null> {
    const proof = { passwordHash: step.passwordHash, linkHash };
    if (account.isSuspended) return new AccountSuspended();
    if (account.hasSecondFactor) return this.challenges.askForCode(account.id, proof);
    if (account.lacksSecondFactor) return this.challenges.askForSetUp(account.id, proof);
    const opening = { recorded: AuditAction.SIGNED_IN, ...step };
    const opened = await this.sessions.open(ownFieldsOf(account), opening);
    return opened && logInResult(opened, account.deletionDueAt);
  }
}

/** The result of a log-in whose session was opened. */
export const logInResult = (
  { token, viewer }: OpenedSession,
  deletionDueAt: Date | null,
): LoggedIn | DeletionPending =>
  deletionDueAt ? new DeletionPending({ token, dueAt: deletionDueAt }) : new LoggedIn({ token, viewer });

/** The fields of the account alone. */
export const ownFieldsOf = (account: ViewerAccount): ViewerAccount => z.object(accountShape).parse(account);

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
