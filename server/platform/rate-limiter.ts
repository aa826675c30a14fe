import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import { Clock } from './clock';
import { Database } from './database/database';
import { rateLimited } from './errors';
import { Service } from './injection';
import { countAct, countedAct, refundAct, removeExpiredWindows, runningWindow } from './rate-limiter.queries';

/** So many acts in so many seconds; the name keeps one rule's counters apart from another's. */
export interface Quota {
  name: string;
  points: number;
  seconds: number;
}

/** A quota whose excess is refused with a sentence. */
export interface RateLimit extends Quota {
  /** The sentence shown to the person who is over the limit. */
  refusal: string;
}

export interface QuotaStatus {
  remaining: number;
  /** When the running window ends and all acts are free again; null: no window is running. */
  renewsAt: Date | null;
}

/** The largest number the column takes: counting without an upper limit. */
const UNLIMITED = 2 ** 31 - 1;

/**
 * Counters in the database, so that they hold over restarts and for all API processes together. A window has a fixed
 * length and starts with its first act, by the application's clock, which all processes on one database share.
 */
@Service()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one act of `actor` (an address, an account) or throws RATE_LIMITED; atomic, so that a burst cannot slip through. */
  async consume(limit: RateLimit, actor: string): Promise<void> {
    if (!(await this.allows(limit, actor))) await this.refuse(limit, actor);
  }

  /** Throws RATE_LIMITED for `actor`, whose window is full. */
  async refuse(limit: RateLimit, actor: string): Promise<never> {
    const { renewsAt } = await this.status(limit, actor);
    const waitMs = renewsAt ? renewsAt.getTime() - this.clock.now().getTime() : 0;
    throw rateLimited(limit.refusal, Math.max(1, Math.ceil(waitMs / 1000)));
  }

  /** Counts one act if it is within the quota, and whether it is; for quotas whose state must stay secret. */
  async allows(quota: Quota, actor: string): Promise<boolean> {
    return (await this.count(quota, actor, quota.points)) !== null;
  }

  /** Counts one act of `actor` without refusing any; the number in the running window, this one included. */
  async observe(quota: Quota, actor: string): Promise<number> {
    return (await this.count(quota, actor, UNLIMITED)) ?? UNLIMITED;
  }

  /** Counts one act and does it. An act that throws (too busy, no database) was not done and is refunded. */
  async consumeFor<T>(limit: RateLimit, actor: string, windowOf: () => Promise<T>): Promise<T> {
    await this.consume(limit, actor);
    return this.refundingFailures(limit, actor, windowOf);
  }

  /** As `consumeFor`, for a quota that is observed and never refuses; `act` learns the number in the window. */
  async observeFor<T>(quota: Quota, actor: string, act: (count: number) => Promise<T>): Promise<T> {
    const count = await this.observe(quota, actor);
    return this.refundingFailures(quota, actor, () => act(count));
  }

  /** Takes one counted act back: it turned out to be harmless. */
  async refund(quota: Quota, actor: string): Promise<void> {
    await this.database.rows(refundAct({ key: keyOf(quota, actor), now: this.clock.now().getTime() }));
  }

  /** What `actor` has left in the running window. */
  async status(quota: Quota, actor: string): Promise<QuotaStatus> {
    const running = await this.database.row(
      runningWindow({ key: keyOf(quota, actor), now: this.clock.now().getTime() }),
    );
    if (!running) return { remaining: quota.points, renewsAt: null };
    return {
      remaining: Math.max(0, quota.points - running.points),
      renewsAt: new Date(running.expire),
    };
  }

  /** Removes the counters whose windows are over. */
  async removeExpired(): Promise<void> {
    await this.database.rows(removeExpiredWindows(this.clock.now().getTime()));
  }

  /** For a statement that does the act of `actor`, as a CTE: counts it and has one row, or none when the window is full. */
  counted(quota: Quota, actor: string): Sql {
    return countedAct(this.act(quota, actor, quota.points));
  }

  private async count(quota: Quota, actor: string, most: number): Promise<number | null> {
    const counted = await this.database.row(countAct(this.act(quota, actor, most)));
    return counted?.points ?? null;
  }

  private act(quota: Quota, actor: string, most: number) {
    const now = this.clock.now().getTime();
    return { key: keyOf(quota, actor), now, endsAt: now + quota.seconds * 1000, most };
  }

  private async refundingFailures<T>(quota: Quota, actor: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      await this.refund(quota, actor);
      throw error;
    }
  }
}

/** Keys have a fixed width in the table, and emails and addresses do not appear there in the clear. */
const keyOf = ({ name }: Quota, actor: string) =>
  `${name}:${createHash('sha256').update(actor).digest('base64url')}`;
