import { EventBus } from '../../platform/events';
import { oncePerApp } from '../../platform/injection';
import type { Viewer } from '../../platform/viewer';

const TTL_MS = 30_000;
const MAX_ENTRIES = 5_000;
const TOPIC = 'session';

/**
 * Who stands behind a token, so that a page's read is one statement. An entry is dropped the moment any process
 * ends the session or changes the account; while those events cannot arrive, nothing is answered from here.
 */
@oncePerApp()
export class SessionCache {
  private readonly entries = new Map<string, { viewer: Viewer; freshUntil: number }>();
  /** Moves with every drop: what was read before it may be about a session that has ended since. */
  generation = 0;

  constructor(private readonly events: EventBus) {
    events.listenTo(TOPIC, ({ accountId, sessionHash }) => this.drop(accountId ?? null, sessionHash ?? null));
    events.onGap(() => {
      this.generation++;
      this.entries.clear();
    });
  }

  get(sessionHash: string, now: Date): Viewer | null {
    const entry = this.entries.get(sessionHash);
    return entry && this.events.isListening && entry.freshUntil > now.getTime() ? entry.viewer : null;
  }

  /**
   * Keeps the viewer for half a minute, or until the session itself ends; `generation` as it was before the
   * viewer was read.
   */
  set(viewer: Viewer, now: Date, sessionEndsAt: Date, generation: number): void {
    if (generation !== this.generation) return;
    if (this.entries.size >= MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
    const freshUntil = Math.min(now.getTime() + TTL_MS, sessionEndsAt.getTime());
    this.entries.set(viewer.sessionHash, { viewer, freshUntil });
  }

  /** Forgets one session here at once and everywhere as soon as the event arrives. */
  endSession(sessionHash: string): void {
    this.drop(null, sessionHash);
    this.events.publish(TOPIC, { sessionHash });
  }

  /** Forgets what is known of an account: its sessions ended, or what is shown of it changed. */
  forgetSessionsOf(accountId: string): void {
    this.drop(accountId, null);
    this.events.publish(TOPIC, { accountId });
  }

  /** Calls back with the hash of each session that ended, in this process or another. */
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
