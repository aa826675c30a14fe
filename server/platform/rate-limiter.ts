import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isUnavailable } from './database/unavailable';
import { Database } from './database/database';
import { databaseUnavailable, rateLimited } from './errors';
import { oncePerApp } from './injection';

/** So many acts in so many seconds; the name keeps one rule's counters apart from another's. */
export interface Quota {
  name: string;
  points: number;
  seconds: number;
}

/** A quota of which whoever is over it is told. */
export interface RateLimit extends Quota {
  /** The sentence for the one who is over it. */
  refusal: string;
}

export interface Standing {
  remaining: number;
  /** When the time that runs is over, and all acts are free again; null: none runs. */
  renewsAt: Date | null;
}

/** Counters in the database, so that they hold over restarts and for all API processes together. */
@oncePerApp()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly database: Database) {}

  /** Counts one act of `actor` (an address, an account) or throws RATE_LIMITED; atomic, so that a burst cannot slip through. */
  async consume(limit: RateLimit, actor: string): Promise<void> {
    const refused = await this.take(limit, actor);
    if (refused) throw rateLimited(limit.refusal, Math.ceil(refused.msBeforeNext / 1000));
  }

  /** The same for a limit that nobody may learn of: whether the act is within it. */
  async allows(quota: Quota, actor: string): Promise<boolean> {
    return (await this.take(quota, actor)) === null;
  }

  /** Counts one act and does it. One that throws (too busy, no database) was none, and is given back. */
  async counting<T>(limit: RateLimit, actor: string, act: () => Promise<T>): Promise<T> {
    await this.consume(limit, actor);
    try {
      return await act();
    } catch (error) {
      await this.giveBack(limit, actor);
      throw error;
    }
  }

  /** Takes one counted act back: it turned out to be harmless. */
  async giveBack(limit: Quota, actor: string): Promise<void> {
    await this.asking(limit, (limiter) => limiter.reward(keyOf(actor)));
  }

  /** What `actor` has left within the time that runs. */
  async standing(limit: Quota, actor: string): Promise<Standing> {
    const counted = await this.asking(limit, (limiter) => limiter.get(keyOf(actor)));
    if (counted === null) return { remaining: limit.points, renewsAt: null };
    return {
      remaining: Math.max(0, counted.remainingPoints),
      renewsAt: new Date(Date.now() + counted.msBeforeNext),
    };
  }

  /** null, or when there is room again for an act that was refused, which then does not count: it was not done. */
  private async take(quota: Quota, actor: string): Promise<RateLimiterRes | null> {
    return this.asking(quota, async (limiter) => {
      try {
        await limiter.consume(keyOf(actor));
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        await limiter.reward(keyOf(actor));
        return error;
      }
    });
  }

  private async asking<T>(quota: Quota, work: (limiter: RateLimiterPostgres) => Promise<T>): Promise<T> {
    try {
      return await work(this.limiterOf(quota));
    } catch (error) {
      throw isUnavailable(error) ? databaseUnavailable() : error;
    }
  }

  private limiterOf({ name, points, seconds }: Quota): RateLimiterPostgres {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.database.source,
        storeType: 'typeorm',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

/** Keys have a fixed width in the table, and emails and addresses need not stand there in the clear. */
const keyOf = (actor: string) => createHash('sha256').update(actor).digest('base64url');
