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
/** Writing lastSeenAt with every request would cost more than the request. */
const TOUCH_MS = 60 * 60 * 1000;

/** Opaque sessions: the person holds 256 random bits, the database their hash. */
@Service()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: SessionCache,
  ) {}

  /**
   * Opens a session and returns its token, which is never seen again. With the hash of the password that was found
   * right: null when the password has changed since, because a reset has ended the sessions of the old one. With an
   * address: the account is known from there for 90 days.
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

  /** Who holds this token; null when it opens no session (any more). */
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

  /** Reading goes on when this cannot be written: the next request tries again. */
  private async touch(tokenHash: Buffer, now: Date): Promise<void> {
    try {
      await this.database.rows(touchSession({ tokenHash, ...limitsAt(now), now }));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  /** Ends the viewer's session, its open sockets included, in every process. */
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
   * Ends every session of the account within the caller's transaction, in every process once that is committed. Call what
   * it returns after the commit.
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

  /** Remembers that the account's owner has proved themselves from this address, within the caller's transaction. */
  async rememberAddress(accountId: string, address: string, transaction: Database): Promise<void> {
    await transaction.rows(rememberNetworkOf({ accountId, address, now: this.clock.now() }));
  }

  /** Forgets the addresses that accounts have not used for 90 days. */
  async removeUnusedAddresses(): Promise<void> {
    await this.database.rows(removeUnusedNetworks(networksKnownSince(this.clock.now())));
  }

  /** Removes up to `most` sessions that idleness or age has ended; how many. */
  async removeEnded(most: number): Promise<number> {
    const row = await this.database.row(removeEndedSessions({ ...limitsAt(this.clock.now()), most }));
    return row!.removed;
  }

  /**
   * What is shown of the account changes in the caller's transaction: its sessions stay, what is remembered of them does
   * not. Call what it returns after the commit.
   */
  refresh(accountId: string, transaction: Database): Promise<() => void> {
    return this.cache.forgetAccount(accountId, transaction);
  }

  /** Calls back with the hash of each session that ended, in this process or another. */
  onEnded(callback: (sessionHash: string) => void): void {
    this.cache.onEnded(callback);
  }
}

/** An address is known for an account while it was used after this moment. */
export const networksKnownSince = (now: Date): Date => new Date(now.getTime() - NETWORK_KNOWN_MS);

const limitsAt = (now: Date): SessionLimits => ({
  seenAfter: new Date(now.getTime() - IDLE_MS),
  openedAfter: new Date(now.getTime() - ABSOLUTE_MS),
});
