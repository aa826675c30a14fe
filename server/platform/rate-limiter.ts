import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import { Clock } from './clock';
import { Database } from './database/database';
import { rateLimited } from './errors';
import { Service } from './injection';
import { Log } from './log';
import { countAct, countedAct, refundAct, runningWindow } from './rate-limiter.queries';

/** A number of acts in a number of seconds; the name separates the counters of different rules. */
export interface Quota {
  name: string;
  points: number;
  seconds: number;
}

/** A quota with an error message for acts beyond it. */
export interface RateLimit extends Quota {
  /** The message shown to users who exceed the limit. */
  refusal: string;
}

export interface QuotaStatus {
  remaining: number;
  /** When the current window ends and all acts are available again; null if there is no window. */
  renewsAt: Date | null;
}

/** The maximum of the column, for counting without a limit. */
const UNLIMITED = 2 ** 31 - 1;

/**
 * Counters in the database, so that they survive restarts and are shared by all API processes. A window has a fixed
 * length and starts with its first act, by the application's clock, which all processes on one database share.
 */
@Service()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Counts one act of `actor` (an address, an account) or throws RATE_LIMITED; atomic, so that a burst cannot exceed
   * it.
   */
  async consume(limit: RateLimit, actor: string): Promise<void> {
    if (!(await this.allows(limit, actor))) await this.refuse(limit, actor);
  }

  /** Throws RATE_LIMITED for `actor`, whose window is full. */
  async refuse(limit: RateLimit, actor: string): Promise<never> {
    const { renewsAt } = await this.status(limit, actor);
    const waitMs = renewsAt ? renewsAt.getTime() - this.clock.now().getTime() : 0;
    throw rateLimited(limit.refusal, Math.max(1, Math.ceil(waitMs / 1000)));
  }

  /** Counts one act if it is within the quota and returns whether it is; for quotas whose state must stay secret. */
  async allows(quota: Quota, actor: string): Promise<boolean> {
    return (await this.count(quota, actor, quota.points)) !== null;
  }

  /** Counts one act of `actor` without refusing any; returns the number in the current window, this one included. */
  async observe(quota: Quota, actor: string): Promise<number> {
    return (await this.count(quota, actor, UNLIMITED)) ?? UNLIMITED;
  }

  /**
   * Counts one act and runs it; RATE_LIMITED beyond the limit. An act that throws (invalid input, too busy, no
   * database) did not happen, and is refunded.
   */
  async consumeFor<T>(limit: RateLimit, actor: string, act: () => Promise<T>): Promise<T> {
    await this.consume(limit, actor);
    return this.refundingFailures(limit, actor, act);
  }

  /** Like `consumeFor`, for a quota that never refuses; `act` receives the number in the window. */
  async observeFor<T>(quota: Quota, actor: string, act: (count: number) => Promise<T>): Promise<T> {
    const count = await this.observe(quota, actor);
    return this.refundingFailures(quota, actor, () => act(count));
  }

  /** Uncounts one act that turned out to be harmless. */
  async refund(quota: Quota, actor: string): Promise<void> {
    await this.database.rows(refundAct({ key: keyOf(quota, actor), now: this.clock.now().getTime() }));
  }

  /** The rest of `actor`'s quota in the current window. */
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

  /**
   * SQL for a CTE of the statement that does the act of `actor`: counts it and returns a row, or none if the window is
   * full.
   */
  counted(quota: Quota, actor: string): Sql {
    return countedAct(this.act(quota, actor, quota.points));
  }

  private async count(quota: Quota, actor: string, max: number): Promise<number | null> {
    const counted = await this.database.row(countAct(this.act(quota, actor, max)));
    return counted?.points ?? null;
  }

  private act(quota: Quota, actor: string, max: number) {
    const now = this.clock.now().getTime();
    return { key: keyOf(quota, actor), now, endsAt: now + quota.seconds * 1000, max };
  }

  private async refundingFailures<T>(quota: Quota, actor: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      try {
        await this.refund(quota, actor);
      } catch (notRefunded) {
        // The error of the act says what went wrong first, and has its own answer for the user.
        this.log.logger.error({ err: notRefunded, quota: quota.name }, 'A failed act could not be refunded');
      }
      throw error;
    }
  }
}

/**
 * Hashed, because keys have a fixed width in the table, and emails and addresses must not be stored in plain text
 * there.
 */
const keyOf = ({ name }: Quota, actor: string) =>
  `${name}:${createHash('sha256').update(actor).digest('base64url')}`;
