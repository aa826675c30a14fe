import { z } from 'zod';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { isDatabaseUnavailable } from '../../platform/errors';
import { shortenedNetwork } from '../../platform/shortened-network';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken } from '../../platform/secrets';
import type { Viewer, ViewerAccount } from '../../platform/viewer';
import { AuditLog } from '../../platform/audit/audit-log';
import type { AuditAction } from '../../platform/audit/audit-actions';
import {
  ownerOfDeletion,
  openSession,
  removeSessions,
  touchSession,
  viewerOfSession,
  ABSOLUTE_MS,
  accountShape,
  IDLE_MS,
  revokeTokensOf,
  removeChallengesOf,
} from './session.queries';
import { SessionCache } from './session-cache';

/** Order matters: most browsers also name the ones they are compatible with. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The browser and system of a User-Agent header in plain words, such as `Firefox on Windows`; null if it names neither.
 * Versions and models are left out.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const nameIn = (all: typeof BROWSERS) => all.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

/** Writing lastSeenAt on every request would cost more than the request itself. */
const TOUCH_MS = 60 * 60 * 1000;

/** Where a request comes from. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
}

/** A new session: its token, which is not stored, and whose it is. */
export interface OpenedSession {
  token: string;
  viewer: Viewer;
}

/** The fields of an account alone, without what else a statement read. */
export const ownFieldsOf = (account: ViewerAccount): ViewerAccount => z.object(accountShape).parse(account);

/** How a session is opened; everything may be left out. */
interface SessionOpening extends Partial<Origin> {
  passwordHash?: string | null;
  isSecondFactorVerified?: boolean;
  recorded?: AuditAction;
}

/** Opaque sessions: the client holds 256 random bits, the database their hash. */
@Service()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: SessionCache,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Opens a session and returns its token, which is not stored; null if the account is suspended, or has a second factor
   * and it was not verified. With the hash of the verified password: null if the password changed since, because a reset
   * ended its sessions. With an address: it becomes known for the account for 90 days. `recorded` enters the log-in in
   * the audit log.
   */
  open(account: ViewerAccount, opening: SessionOpening = {}): Promise<OpenedSession | null> {
    return this.database.transaction((transaction) => this.openIn(transaction, account, opening));
  }

  /** Like `open`, in the caller's transaction. */
  async openIn(
    transaction: Database,
    account: ViewerAccount,
    opening: SessionOpening,
  ): Promise<OpenedSession | null> {
    const { passwordHash = null, isSecondFactorVerified = false, address = null, recorded } = opening;
    const token = newSecretToken();
    const session = {
      tokenHash: hashToken(token),
      accountId: account.id,
      passwordHash,
      isSecondFactorVerified,
      address,
      device: deviceOf(opening.userAgent),
      network: address && shortenedNetwork(address),
      now: this.clock.now(),
    };
    if (!(await transaction.row(openSession(session)))) return null;
    const by = { actorId: account.id, address };
    if (recorded) await this.auditLog.record(by, recorded, transaction, { subjectId: account.id });
    return { token, viewer: { account, sessionHash: session.tokenHash.toString('hex') } };
  }

  /** The viewer of this token; null if its session is invalid or expired. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const tokenHash = hashToken(token);
    const sessionHash = tokenHash.toString('hex');
    const now = this.clock.now();
    return this.cache.viewerOf(sessionHash, now, async () => {
      const row = await this.database.row(viewerOfSession({ tokenHash, now }));
      if (!row) return null;
      if (row.lastSeenAt.getTime() < now.getTime() - TOUCH_MS) await this.touch(tokenHash, now);
      const { sessionCreatedAt, lastSeenAt, ...account } = row;
      const endsAt = Math.min(sessionCreatedAt.getTime() + ABSOLUTE_MS, lastSeenAt.getTime() + IDLE_MS);
      return { viewer: { account, sessionHash }, endsAt: new Date(endsAt) };
    });
  }

  /** The viewer of this token while the account is about to be deleted and may only be kept or exported; otherwise null. */
  async viewerAboutToLeave(token: string): Promise<Viewer | null> {
    const tokenHash = hashToken(token);
    const account = await this.database.row(ownerOfDeletion({ tokenHash, now: this.clock.now() }));
    return account ? { account, sessionHash: tokenHash.toString('hex') } : null;
  }

  /** Ignores an unavailable database, so that reads still work; the next request tries again. */
  private async touch(tokenHash: Buffer, now: Date): Promise<void> {
    try {
      await this.database.rows(touchSession({ tokenHash, now }));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  /** Ends the viewer's session and its open sockets, in every process. */
  async end({ account, sessionHash }: Viewer): Promise<void> {
    const ended = { accountId: account.id, only: { sessionHash } };
    await this.database.transaction((transaction) => this.remove(ended, transaction));
  }

  /** Ends this session of the viewer's account, in every process; false if there is none. */
  endOne({ account }: Viewer, id: string): Promise<boolean> {
    const ended = { accountId: account.id, only: { id } };
    return this.database.transaction((transaction) => this.remove(ended, transaction));
  }

  /** Ends every other session of the viewer's account, but revokes no access tokens, which are listed by themselves. */
  async endOthersOf({ account, sessionHash }: Viewer, transaction: Database): Promise<void> {
    await transaction.rows(removeChallengesOf(account.id));
    await this.remove({ accountId: account.id, except: sessionHash }, transaction);
  }

  /**
   * Ends every session and revokes every access token of the account in the caller's transaction, in every process once
   * it commits, and ends the log-ins that wait for their second step. `except`: whose session stays.
   */
  async endAllOf(accountId: string, transaction: Database, except: Viewer | null = null): Promise<void> {
    await transaction.rows(removeChallengesOf(accountId));
    const revoked = await transaction.rows(revokeTokensOf(accountId));
    await this.cache.endSessions(revoked, transaction);
    await this.remove({ accountId, except: except?.sessionHash }, transaction);
  }

  /** Ends sessions in the caller's transaction; false if there is none. */
  private async remove(
    sessions: Parameters<typeof removeSessions>[0],
    transaction: Database,
  ): Promise<boolean> {
    const ended = await transaction.rows(removeSessions(sessions));
    await this.cache.endSessions(ended, transaction);
    return ended.length > 0;
  }
}
