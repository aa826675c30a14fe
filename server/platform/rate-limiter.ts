import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isUnavailable } from './database/unavailable';
import { Database } from './database/database';
import { databaseUnavailable, rateLimited } from './errors';
import { oncePerApp } from './injection';

/** So many acts in so many seconds; the name keeps one rule's counters apart from another's. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
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
    await this.asking(limit, (limiter) => limiter.consume(keyOf(actor)));
  }

  /** Takes one counted act back: it turned out to be harmless. */
  async giveBack(limit: RateLimit, actor: string): Promise<void> {
    await this.asking(limit, (limiter) => limiter.reward(keyOf(actor)));
  }

  /** What `actor` has left within the time that runs. */
  async standing(limit: RateLimit, actor: string): Promise<Standing> {
    const counted = await this.asking(limit, (limiter) => limiter.get(keyOf(actor)));
    if (counted === null) return { remaining: limit.points, renewsAt: null };
    return {
      remaining: Math.max(0, counted.remainingPoints),
      renewsAt: new Date(Date.now() + counted.msBeforeNext),
    };
  }

  private async asking<T>(limit: RateLimit, work: (limiter: RateLimiterPostgres) => Promise<T>): Promise<T> {
    try {
      return await work(this.limiterOf(limit));
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw rateLimited(limit.refusal, Math.ceil(error.msBeforeNext / 1000));
      throw isUnavailable(error) ? databaseUnavailable() : error;
    }
  }

  private limiterOf({ name, points, seconds }: RateLimit): RateLimiterPostgres {
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
