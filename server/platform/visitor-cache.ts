import { LRUCache } from 'lru-cache';
import type { Database } from './database/database';

const MAX_AGE_MS = 5_000;
/** Total size of a cache, in characters. */
const MAX_LENGTH = 16_000_000;

/**
 * Keeps what visitors read of public data for at most five seconds, and no longer than until this process writes public
 * data. Signed-in viewers are never served from it, and it stores no personal data.
 */
export class VisitorCache<Value extends object> {
  private readonly kept: LRUCache<string, Value, () => Promise<Value | null>>;

  /** `lengthOf` estimates the size of a value. */
  constructor(database: Pick<Database, 'onPublicWrite'>, lengthOf: (value: Value) => number) {
    this.kept = new LRUCache({
      ttl: MAX_AGE_MS,
      maxSize: MAX_LENGTH,
      sizeCalculation: (value, key) => key.length + lengthOf(value),
      fetchMethod: async (_key, _stale, { context: read }) => (await read()) ?? undefined,
      // Whoever asked before a write still gets what was read, which is not kept: it may miss the write.
      ignoreFetchAbort: true,
    });
    database.onPublicWrite(() => this.kept.clear());
  }

  /** The kept value, or that of a read under way, or else that of `read`, which is kept if `isKeepable` allows it. */
  async get(
    key: string,
    read: () => Promise<Value | null>,
    isKeepable: (value: Value) => boolean,
  ): Promise<Value | null> {
    const value = await this.kept.fetch(key, { context: read });
    if (value && !isKeepable(value)) this.kept.delete(key);
    return value ?? null;
  }
}
