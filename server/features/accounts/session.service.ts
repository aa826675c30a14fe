import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { isDatabaseUnavailable } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken } from '../../platform/secret-tokens';
import { type Viewer, type ViewerAccount } from '../../platform/viewer';
import { Session } from './account.entities';
import { SessionCache } from './session-cache';
import {
  openSession,
  rememberNetworkOf,
  removeEndedSessions,
  removeUnusedNetworks,
  type SessionLimits,
  touchSession,
  viewerOfSession,
} from './session.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 60 * DAY_MS;
const NETWORK_KNOWN_MS = 90 * DAY_MS;
/** Writing lastSeenAt on every request would cost more than the request itself. */
const TOUCH_MS = 60 * 60 * 1000;

/** Opaque sessions: the client holds 256 random bits, the database their hash. */
@Service()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: SessionCache,
  ) {}

  /**
   * Opens a session and returns its token, which is not stored. With the hash of the verified password: null if the
   * password changed since, because a reset ended its sessions. With an address: it becomes known for the account for
   * 90 days.
   */
  async open(
    account: ViewerAccount,
    { passwordHash = null, address = null }: { passwordHash?: string | null; address?: string | null } = {},
  ): Promise<{ token: string; viewer: Viewer } | null> {
    const token = newSecretToken();
    const tokenHash = hashToken(token);
    const opened = await this.database.row(
      openSession({ tokenHash, accountId: account.id, passwordHash, address, now: this.clock.now() }),
    );
    return opened ? { token, viewer: { account, sessionHash: tokenHash.toString('hex') } } : null;
  }

  /** The viewer of this token; null if its session is invalid or expired. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const tokenHash = hashToken(token);
    const sessionHash = tokenHash.toString('hex');
    const now = this.clock.now();
    const known = this.cache.get(sessionHash, now);
    if (known) return known;
    const { generation } = this.cache;

    const row = await this.database.row(viewerOfSession({ tokenHash, ...limitsAt(now) }));
    if (!row) return null;
    if (row.lastSeenAt.getTime() < now.getTime() - TOUCH_MS) await this.touch(tokenHash, now);
    const { sessionCreatedAt, lastSeenAt, ...account } = row;
    const viewer = { account, sessionHash };
    const endsAt = Math.min(sessionCreatedAt.getTime() + ABSOLUTE_MS, lastSeenAt.getTime() + IDLE_MS);
    this.cache.set(viewer, now, new Date(endsAt), generation);
    return viewer;
  }

  /** Ignores an unavailable database, so that reads still work; the next request tries again. */
  private async touch(tokenHash: Buffer, now: Date): Promise<void> {
    try {
      await this.database.rows(touchSession({ tokenHash, ...limitsAt(now), now }));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  /** Ends the viewer's session and its open sockets, in every process. */
  async end({ sessionHash }: Viewer): Promise<void> {
    const forgetHere = await this.database.transaction(async (transaction) => {
      await transaction.with(Session, (sessions) =>
        sessions.delete({ tokenHash: Buffer.from(sessionHash, 'hex') }),
      );
      return this.cache.endSessions([sessionHash], transaction);
    });
    forgetHere();
  }

  /**
   * Ends every session of the account in the caller's transaction, in every process once it commits. Call the returned
   * function after the commit.
   */
  async endAllOf(accountId: string, transaction: Database): Promise<() => void> {
    const ended = await transaction.with(Session, async (sessions) => {
      const all = await sessions.findBy({ accountId });
      await sessions.delete({ accountId });
      return all;
    });
    return this.cache.endSessions(
      ended.map(({ tokenHash }) => tokenHash.toString('hex')),
      transaction,
    );
  }

  /** Stores in the caller's transaction that the account's owner proved their identity from this address. */
  async rememberAddress(accountId: string, address: string, transaction: Database): Promise<void> {
    await transaction.rows(rememberNetworkOf({ accountId, address, now: this.clock.now() }));
  }

  /** Forgets addresses that accounts have not used for 90 days. */
  async removeUnusedAddresses(): Promise<void> {
    await this.database.rows(removeUnusedNetworks(networksKnownSince(this.clock.now())));
  }

  /** Removes up to `most` sessions that are idle or too old; returns how many. */
  async removeEnded(most: number): Promise<number> {
    const row = await this.database.row(removeEndedSessions({ ...limitsAt(this.clock.now()), most }));
    return row!.removed;
  }

  /**
   * Drops the cached viewers of an account whose profile changes in the caller's transaction; sessions remain valid.
   * Call the returned function after the commit.
   */
  refresh(accountId: string, transaction: Database): Promise<() => void> {
    return this.cache.forgetAccount(accountId, transaction);
  }

  /** Calls back with the hash of each session that ended, in any process. */
  onEnded(callback: (sessionHash: string) => void): void {
    this.cache.onEnded(callback);
  }
}

/** An address is known for an account if it was used after this time. */
export const networksKnownSince = (now: Date): Date => new Date(now.getTime() - NETWORK_KNOWN_MS);

const limitsAt = (now: Date): SessionLimits => ({
  seenAfter: new Date(now.getTime() - IDLE_MS),
  openedAfter: new Date(now.getTime() - ABSOLUTE_MS),
});
