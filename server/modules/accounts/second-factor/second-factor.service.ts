import { createHash, randomBytes } from 'node:crypto';
import { plainCode } from '../../../platform/text.rules';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { InvalidInputError, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { AuditLog, type AuditActor, actorOf } from '../../../platform/audit/audit-log';
import { DemoMode } from '../../../platform/demo/platform.service';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { requireViewer, type Viewer, type ViewerAccount } from '../../../platform/viewer';
import { lockAccount } from '../account.queries';
import { CODE_FAILURES, LogInLimits } from '../log-in-limits';
import { OwnPassword } from '../passwords';
import { SessionService } from '../session.service';
import {
  administratorsWithoutSecondFactor,
  confirmSecret,
  removeSecondFactor,
  replaceRecoveryCodes,
  secondFactorState,
  secretOf,
  spendRecoveryCode,
  spendStep,
  startedBefore,
  storeSecret,
} from './second-factor.queries';
import {
  changeSecondFactorRules,
  confirmSecondFactorRules,
  startSecondFactorRules,
} from './second-factor.rules';
import {
  InvalidSecondFactorCode,
  RecoveryCodesRenewed,
  type SecondFactor,
  SecondFactorAlreadyOn,
  SecondFactorDisabled,
  SecondFactorEnabled,
  SecondFactorNotOptional,
  SecondFactorStarted,
} from './second-factor.types';

/** RFC 6238 with the values that every authenticator app knows. */
const TOTP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after count too, since clocks differ and people are slow. */
const WINDOW = 1;
const SIX_DIGITS = /^[0-9]{6}$/;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** 80 bits in 16 characters of base32, so that a plain hash cannot be reversed. */
const RECOVERY_CODE_BYTES = 10;

/** A new random secret of an authenticator app, 160 bits. */
const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The secret of an account as an authenticator app takes it, named by the platform and the email. */
async function sharedSecret(secret: Buffer, { platform, email }: { platform: string; email: string }) {
  const otpauth = await import('otpauth');
  const totp = new otpauth.TOTP({
    ...TOTP,
    issuer: platform,
    label: email,
    secret: new otpauth.Secret({ buffer: bytesOf(secret) }),
  });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code this is, if it is the one of `now` or a neighbor; otherwise null. */
async function stepOfCode(secret: Buffer, code: string, now: Date): Promise<number | null> {
  const token = plainCode(code);
  // otpauth throws for characters of several bytes.
  if (!SIX_DIGITS.test(token)) return null;
  const otpauth = await import('otpauth');
  const timestamp = now.getTime();
  const distance = otpauth.TOTP.validate({
    ...TOTP,
    token,
    secret: new otpauth.Secret({ buffer: bytesOf(secret) }),
    timestamp,
    window: WINDOW,
  });
  return distance === null ? null : otpauth.TOTP.counter({ period: TOTP.period, timestamp }) + distance;
}

/** New recovery codes, such as `ABCD-EFGH-IJKL-MNOP`. */
async function newRecoveryCodes(): Promise<string[]> {
  const { Secret } = await import('otpauth');
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: bytesOf(randomBytes(RECOVERY_CODE_BYTES)) }).base32.match(/.{4}/g)!.join('-'),
  );
}

/** The stored hash of a recovery code, of a code as somebody typed it. */
const recoveryCodeHash = (accountId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${accountId} ${plainCode(code)}`)
    .digest();

/** A buffer of its own, since a Buffer may be a view of a larger one. */
const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

/**
 * The second factors of accounts: a secret, which a first code confirms, the codes of the app, and recovery codes, each
 * of which is accepted once. Viewers change their own, UNAUTHENTICATED for visitors; who may change that of another account
 * is checked by the callers.
 */
@Service()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ownPassword: OwnPassword,
    private readonly limits: LogInLimits,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly platform: PlatformSettingsService,
    private readonly auditLog: AuditLog,
    private readonly demo: DemoMode,
  ) {}

  async stateOf(accountId: string, database: Database = this.database): Promise<SecondFactor> {
    return (await database.row(secondFactorState(accountId)))!;
  }

  /** Requires the password or a confirmed session. Nothing changes until a code of the app confirms the secret. */
  async start(viewer: Viewer | null, input: unknown): Promise<SecondFactorStarted | SecondFactorAlreadyOn> {
    const own = requireViewer(viewer);
    await this.ownPassword.confirmOwner(own, validated(startSecondFactorRules, input).password);
    return (await this.startFor(own.account)) ?? new SecondFactorAlreadyOn();
  }

  /**
   * Ends every other session of the viewer and revokes their access tokens, since they were made without the second
   * factor. Wrong codes are counted as in a log-in, so that a borrowed device cannot guess the first one and read the
   * recovery codes.
   */
  async confirm(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<SecondFactorEnabled | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { code } = validated(confirmSecondFactorRules, input);
    const { id } = own.account;
    const recoveryCodes = await this.countingCodes(own, async (transaction) => {
      const codes = await this.confirmFor(id, code, actorOf(own), transaction);
      if (codes) await this.sessions.endAllOf(id, transaction, own);
      return codes;
    });
    return recoveryCodes
      ? new SecondFactorEnabled({ recoveryCodes, viewer: own, token: null })
      : new InvalidSecondFactorCode();
  }

  /** Requires a code, and the password or a confirmed session. Sessions remain. */
  async disable(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<SecondFactorDisabled | SecondFactorNotOptional | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { id } = own.account;
    const { isRequired } = await this.stateOf(id);
    if (isRequired) return new SecondFactorNotOptional();
    return this.changing(own, input, async (transaction) => {
      await transaction.row(removeSecondFactor(id));
      await this.auditLog.record(own, 'SECOND_FACTOR_DISABLED', transaction, { subjectId: id });
      await this.outbox.add('second-factor-off', id, transaction);
      return new SecondFactorDisabled({ viewer: own });
    });
  }

  /** Requires a code, and the password or a confirmed session. The earlier recovery codes no longer work. */
  async renewRecoveryCodes(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<RecoveryCodesRenewed | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { id } = own.account;
    return this.changing(own, input, async (transaction) => {
      await this.auditLog.record(own, 'RECOVERY_CODES_RENEWED', transaction, { subjectId: id });
      const recoveryCodes = await this.newCodes(id, transaction);
      return new RecoveryCodesRenewed({ recoveryCodes, viewer: own });
    });
  }

  /** Makes a secret, replacing one that was not confirmed; null if the second factor is on. FORBIDDEN for demo accounts. */
  async startFor({ id: accountId, email }: ViewerAccount): Promise<SecondFactorStarted | null> {
    this.demo.protectAccount(email, 'they can’t have a second factor');
    const secret = newSecret();
    if (!(await this.database.row(storeSecret({ accountId, secret, now: this.clock.now() })))) return null;
    const { name } = await this.platform.current();
    return new SecondFactorStarted(await sharedSecret(secret, { platform: name, email }));
  }

  /** Turns the second factor on in the caller's transaction and returns the recovery codes; null for a wrong code. */
  async confirmFor(
    accountId: string,
    code: string,
    by: AuditActor,
    transaction: Database,
  ): Promise<string[] | null> {
    const now = this.clock.now();
    await transaction.rows(lockAccount(accountId));
    const started = await transaction.row(secretOf(accountId));
    if (!started || started.startedAt <= startedBefore(now)) return null;
    const { secret } = started;
    const step = await stepOfCode(secret, code, now);
    if (step === null || !(await transaction.row(confirmSecret({ accountId, secret, step, now }))))
      return null;
    await this.auditLog.record(by, 'SECOND_FACTOR_ENABLED', transaction, { subjectId: accountId });
    await this.outbox.add('second-factor-on', accountId, transaction);
    return this.newCodes(accountId, transaction);
  }

  /** Uses a code in the caller's transaction; false if it is wrong or was used before, and nothing was changed. */
  async accept(accountId: string, code: string, by: AuditActor, transaction: Database): Promise<boolean> {
    await transaction.rows(lockAccount(accountId));
    const factor = await transaction.row(secretOf(accountId));
    if (!factor) return false;
    const { secret } = factor;
    const step = await stepOfCode(secret, code, this.clock.now());
    if (step !== null) return (await transaction.row(spendStep({ accountId, secret, step }))) !== undefined;
    const codeHash = recoveryCodeHash(accountId, code);
    if (!(await transaction.row(spendRecoveryCode({ accountId, codeHash })))) return false;
    await this.auditLog.record(by, 'RECOVERY_CODE_USED', transaction, { subjectId: accountId });
    return true;
  }

  /**
   * Removes the second factor of an account and ends its sessions, in the caller's transaction; false if it has none.
   */
  async remove(accountId: string, by: AuditActor, transaction: Database): Promise<boolean> {
    await transaction.rows(lockAccount(accountId));
    if (!(await transaction.row(removeSecondFactor(accountId)))) return false;
    await this.auditLog.record(by, 'SECOND_FACTOR_REMOVED', transaction, { subjectId: accountId });
    await this.outbox.add('second-factor-off', accountId, transaction);
    await this.sessions.endAllOf(accountId, transaction);
    return true;
  }

  /** Ends the sessions of administrators without a second factor, in the transaction that begins to require it. */
  async endSessionsWithout(transaction: Database): Promise<void> {
    const accounts = await transaction.rows(administratorsWithoutSecondFactor);
    for (const { id } of accounts) await this.sessions.endAllOf(id, transaction);
  }

  /** Replaces the recovery codes in the caller's transaction; returns the new ones, of which only hashes are stored. */
  private async newCodes(accountId: string, transaction: Database): Promise<string[]> {
    const codes = await newRecoveryCodes();
    const codeHashes = codes.map((code) => recoveryCodeHash(accountId, code));
    await transaction.rows(replaceRecoveryCodes({ accountId, codeHashes }));
    return codes;
  }

  /** Runs the change in the transaction that uses the code; both are checked and counted as in a log-in. */
  private async changing<T extends object>(
    own: Viewer,
    input: unknown,
    change: (transaction: Database) => Promise<T>,
  ): Promise<T | InvalidSecondFactorCode> {
    const { password, code } = validated(changeSecondFactorRules, input);
    await this.ownPassword.recognizeOwner(own, password);
    const changed = await this.countingCodes<T | InvalidInputError>(own, async (transaction) => {
      if (!(await this.accept(own.account.id, code, actorOf(own), transaction))) return null;
      // Another call may have used the confirmation up since. The code is used up all the same.
      const used =
        typeof password === 'string' ? null : await this.ownPassword.useConfirmation(own, transaction);
      return used ?? change(transaction);
    });
    if (changed instanceof InvalidInputError) throw changed;
    return changed ?? new InvalidSecondFactorCode();
  }

  /** Runs a transaction that returns null for a wrong code. RATE_LIMITED after too many. */
  private countingCodes<T>(
    { account: { email }, address = '' }: Viewer,
    work: (transaction: Database) => Promise<T | null>,
  ): Promise<T | null> {
    return this.limits.verifying(
      { email, address, isKnownAddress: true },
      () => this.database.transaction(work),
      CODE_FAILURES,
    );
  }
}
