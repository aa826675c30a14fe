import { createHash, randomBytes } from 'node:crypto';
import { plainCode } from '../../../platform/text.rules';
import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { lockAccount } from '../account.queries';
import { replaceRecoveryCodes, secretOf, spendRecoveryCode, spendStep } from './second-factor.queries';

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
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** A secret as an authenticator app takes it. */
export interface SharedSecret {
  /** Base32, for typing. */
  text: string;
  /** An otpauth address, for a QR code. */
  uri: string;
}

/** The secret of an account, named by the platform and the email. */
export async function sharedSecret(
  secret: Buffer,
  { platform, email }: { platform: string; email: string },
): Promise<SharedSecret> {
  const otpauth = await import('otpauth');
  const totp = new otpauth.TOTP({
    ...TOTP,
    issuer: platform,
    label: email,
    secret: new otpauth.Secret({ buffer: bytesOf(secret) }),
  });
  return { text: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code this is, if it is the one of `now` or a neighbor; otherwise null. */
export async function stepOfCode(secret: Buffer, code: string, now: Date): Promise<number | null> {
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

/** The codes of a second factor: those of the app, and recovery codes. Each is accepted once. */
@Service()
export class SecondFactorCodes {
  constructor(
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Uses a code in the caller's transaction; false if it is wrong or was used before, and nothing was changed. */
  async accept(
    accountId: string,
    { code, address }: { code: string; address: string },
    transaction: Database,
  ): Promise<boolean> {
    await transaction.rows(lockAccount(accountId));
    const factor = await transaction.row(secretOf(accountId));
    if (!factor) return false;
    const { secret } = factor;
    const step = await stepOfCode(secret, code, this.clock.now());
    if (step !== null) return (await transaction.row(spendStep({ accountId, secret, step }))) !== undefined;
    const codeHash = recoveryCodeHash(accountId, code);
    if (!(await transaction.row(spendRecoveryCode({ accountId, codeHash })))) return false;
    const recorded = { action: AuditAction.RECOVERY_CODE_USED, subjectId: accountId };
    await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
    return true;
  }

  /** Replaces the recovery codes in the caller's transaction; returns the new ones, of which only hashes are stored. */
  async renewRecoveryCodes(accountId: string, transaction: Database): Promise<string[]> {
    const codes = await newRecoveryCodes();
    const codeHashes = codes.map((code) => recoveryCodeHash(accountId, code));
    await transaction.rows(replaceRecoveryCodes({ accountId, codeHashes }));
    return codes;
  }
}
