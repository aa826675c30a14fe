import type { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import type { Viewer } from '../../platform/viewer';

const TTL_MS = 30_000;
const MAX_ENTRIES = 5_000;
const TOPIC = 'session';

/**
 * Maps tokens to viewers, so that a page's read is one statement. An entry is dropped when any process ends the
 * session or changes the account. Entries are used only if all such events up to a second ago have been received, so
 * an ended session works in another process for at most that long.
 */
@Service()
export class SessionCache {
  private readonly entries = new Map<string, { viewer: Viewer; freshUntil: number }>();
  /** Incremented with every drop; a viewer read before it may belong to a session that has ended since. */
  private generation = 0;

  constructor(private readonly events: EventBus) {
    events.listenTo(TOPIC, ({ accountId, sessionHash }) => this.drop(accountId ?? null, sessionHash ?? null));
    events.onGap(() => {
      this.generation++;
      this.entries.clear();
    });
  }

  /**
   * The cached viewer of a token, or the one that is read, which is cached for 30 seconds, or until the session ends;
   * null if there is none.
   */
  async viewerOf(
    sessionHash: string,
    now: Date,
    read: () => Promise<{ viewer: Viewer; endsAt: Date } | null>,
  ): Promise<Viewer | null> {
    const entry = this.entries.get(sessionHash);
    // Called even without an entry: this call lets the next one return true.
    const isUpToDate = this.events.isUpToDate();
    if (entry && isUpToDate && entry.freshUntil > now.getTime()) return entry.viewer;
    const { generation } = this;
    const found = await read();
    if (!found) return null;
    const { viewer, endsAt } = found;
    if (generation !== this.generation) return viewer;
    if (this.entries.size >= MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
    const freshUntil = Math.min(now.getTime() + TTL_MS, endsAt.getTime());
    this.entries.set(sessionHash, { viewer, freshUntil });
    return viewer;
  }

  /**
   * Drops these sessions in every process when the transaction commits; this one does not wait for its own event.
   */
  async endSessions(ended: readonly { tokenHash: string }[], transaction: Database): Promise<void> {
    const messages = ended.map(({ tokenHash }) => ({ sessionHash: tokenHash }));
    await this.events.publishWithin(transaction, TOPIC, messages);
    transaction.afterCommit(() => ended.forEach(({ tokenHash }) => this.drop(null, tokenHash)));
  }

  /** Like `endSessions`, for the cached viewers of an account whose profile changes. */
  async forgetAccount(accountId: string, transaction: Database): Promise<void> {
    await this.events.publishWithin(transaction, TOPIC, [{ accountId }]);
    transaction.afterCommit(() => this.drop(accountId, null));
  }

  /** Calls back with the hash of each session that ended, in any process. */
  onEnded(callback: (sessionHash: string) => void): void {
    this.events.listenTo(TOPIC, ({ sessionHash }) => {
      if (sessionHash) callback(sessionHash);
    });
  }

  private drop(accountId: string | null, sessionHash: string | null): void {
    this.generation++;
    if (sessionHash) this.entries.delete(sessionHash);
    if (!accountId) return;
    for (const [hash, { viewer }] of this.entries)
      if (viewer.account.id === accountId) this.entries.delete(hash);
  }
}
