import { Not, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { isDatabaseUnavailable } from '../../platform/errors';
import { shortenedNetwork } from '../../platform/shortened-network';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken } from '../../platform/secrets';
import type { Viewer, ViewerAccount } from '../../platform/viewer';
import { AuditLog } from '../../platform/audit/audit-log';
import type { AuditAction } from '../../platform/audit/audit-actions';
import { Session } from './account.entities';
import {
  ownerOfDeletion,
  openSession,
  rememberNetworkOf,
  type SessionLimits,
  touchSession,
  viewerOfSession,
  removeChallengesOf,
} from './session.queries';
import { AccessTokenRevocation } from './access-token';
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

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 60 * DAY_MS;
const NETWORK_KNOWN_MS = 90 * DAY_MS;
/** Writing lastSeenAt on every request would cost more than the request itself. */
const TOUCH_MS = 60 * 60 * 1000;

/** A new session: its token, which is not stored, and whose it is. */
export interface OpenedSession {
  token: string;
  viewer: Viewer;
}

/** How a session is opened; everything may be left out. */
interface SessionOpening {
  passwordHash?: string | null;
  isSecondFactorVerified?: boolean;
  address?: string | null;
  userAgent?: string | undefined;
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
    private readonly accessTokens: AccessTokenRevocation,
  ) {}

  /**
   * Opens a session and returns its token, which is not stored; null if the account is suspended, or has a second factor
   * and it was not verified. With the hash of the verified password: null if the password changed since, because a reset
   * ended its sessions. With an address: it becomes known for the account for 90 days. `recorded` enters the log-in in
   * the audit log.
   */
  open(account: ViewerAccount, opening: SessionOpening = {}): Promise<OpenedSession | null> {
    return opening.recorded
      ? this.database.transaction((transaction) => this.openIn(transaction, account, opening))
      : this.openIn(this.database, account, opening);
  }

  /** Like `open`, in the caller's transaction. */
  async openIn(
    database: Database,
    account: ViewerAccount,
    {
      passwordHash = null,
      isSecondFactorVerified = false,
      address = null,
      userAgent,
      recorded,
    }: SessionOpening,
  ): Promise<OpenedSession | null> {
    const token = newSecretToken();
    const tokenHash = hashToken(token);
    const row = await database.row(
      openSession({
        tokenHash,
        accountId: account.id,
        passwordHash,
        isSecondFactorVerified,
        address,
        device: deviceOf(userAgent),
        network: address && shortenedNetwork(address),
        now: this.clock.now(),
      }),
    );
    if (!row) return null;
    if (recorded)
      await this.auditLog.record(
        { actorId: account.id, address },
        { action: recorded, subjectId: account.id },
        database,
      );
    return { token, viewer: { account, sessionHash: tokenHash.toString('hex') } };
  }

  /** The viewer of this token; null if its session is invalid or expired. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const tokenHash = hashToken(token);
    const sessionHash = tokenHash.toString('hex');
    const now = this.clock.now();
    return this.cache.viewerOf(sessionHash, now, async () => {
      const row = await this.database.row(viewerOfSession({ tokenHash, ...sessionLimitsAt(now) }));
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
    const account = await this.database.row(
      ownerOfDeletion({ tokenHash, ...sessionLimitsAt(this.clock.now()) }),
    );
    return account ? { account, sessionHash: tokenHash.toString('hex') } : null;
  }

  /** Ignores an unavailable database, so that reads still work; the next request tries again. */
  private async touch(tokenHash: Buffer, now: Date): Promise<void> {
    try {
      await this.database.rows(touchSession({ tokenHash, ...sessionLimitsAt(now), now }));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  /** Ends the viewer's session and its open sockets, in every process. */
  async end({ sessionHash }: Viewer): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.with(Session, (sessions) =>
        sessions.delete({ tokenHash: Buffer.from(sessionHash, 'hex') }),
      );
      await this.cache.endSessions([sessionHash], transaction);
    });
  }

  /** Ends this session of the viewer's account, in every process; false if there is none. */
  async endOne({ account }: Viewer, id: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const ended = await endWhere(transaction, { accountId: account.id, id });
      await this.cache.endSessions(ended, transaction);
      return ended.length > 0;
    });
  }

  /** Ends every other session of the viewer's account, but revokes no access tokens, which are listed by themselves. */
  async endOthersOf({ account, sessionHash }: Viewer, transaction: Database): Promise<void> {
    const ended = await endWhere(transaction, {
      accountId: account.id,
      tokenHash: Not(Buffer.from(sessionHash, 'hex')),
    });
    await transaction.rows(removeChallengesOf(account.id));
    await this.cache.endSessions(ended, transaction);
  }

  /**
   * Ends every session and revokes every access token of the account in the caller's transaction, in every process once
   * it commits, and ends the log-ins that wait for their second step. `except`: whose session stays.
   */
  async endAllOf(
    accountId: string,
    transaction: Database,
    { except = null }: { except?: Viewer | null } = {},
  ): Promise<void> {
    await transaction.rows(removeChallengesOf(accountId));
    await this.accessTokens.revokeAllOf(accountId, transaction);
    const excluded = except && { tokenHash: Not(Buffer.from(except.sessionHash, 'hex')) };
    const ended = await endWhere(transaction, { accountId, ...excluded });
    await this.cache.endSessions(ended, transaction);
  }

  /** Stores in the caller's transaction that the account's owner verified their identity from this address. */
  async rememberAddress(accountId: string, address: string, transaction: Database): Promise<void> {
    await transaction.rows(rememberNetworkOf({ accountId, address, now: this.clock.now() }));
  }

  /** Drops the cached viewers of an account whose profile changes in the caller's transaction; sessions remain valid. */
  refresh(accountId: string, transaction: Database): Promise<void> {
    return this.cache.forgetAccount(accountId, transaction);
  }

  /** Calls back with the hash of each session that ended, in any process. */
  onEnded(callback: (sessionHash: string) => void): void {
    this.cache.onEnded(callback);
  }
}

/** An address is known for an account if it was used after this time. */
export const networksKnownSince = (now: Date): Date => new Date(now.getTime() - NETWORK_KNOWN_MS);

/** The limits of sessions that are valid at this time. */
export const sessionLimitsAt = (now: Date): SessionLimits => ({
  seenAfter: new Date(now.getTime() - IDLE_MS),
  openedAfter: new Date(now.getTime() - ABSOLUTE_MS),
});

/** Deletes sessions; returns their hashes. */
async function endWhere(transaction: Database, where: FindOptionsWhere<Session>): Promise<string[]> {
  return transaction.with(Session, async (sessions) => {
    const all = await sessions.find({ where, lock: { mode: 'pessimistic_write' } });
    await sessions.delete(where);
    return all.map(({ tokenHash }) => tokenHash.toString('hex'));
  });
}
