import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue';
import { Service } from './injection';

const CONCURRENT_HASHES = 2;
const WAITING = 20;

/** Argon2id with the library's defaults; the parameters are part of each hash, so they can be raised later. */
@Service()
export class PasswordHasher {
  private running = 0;
  private readonly queue = new FairQueue(WAITING);
  private decoy: Promise<string> | null = null;

  /** `caller` is the client's address: callers share the queue fairly. Throws RATE_LIMITED if it is full. */
  hash(password: string, caller: string): Promise<string> {
    return this.queued(caller, () => hash(password));
  }

  /**
   * Whether the password matches the hash; null (no such account, or one without a password) and the empty hash of a
   * deleted account take the same time and are always false. `caller` as for `hash`.
   */
  async verify(passwordHash: string | null, password: string, caller: string): Promise<boolean> {
    const isRight = await this.queued(caller, async () =>
      verify(passwordHash || (await this.decoyHash()), password),
    );
    return isRight && Boolean(passwordHash);
  }

  /** Created within the turn of the first caller that needs it, so that it counts towards the concurrency limit. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= hash('nobody has this password'));
  }

  /** A hash uses a core for some 24 ms: two run at once, twenty wait, and the others are told to retry. */
  private async queued<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running < CONCURRENT_HASHES) this.running++;
    else await this.queue.wait(caller);
    try {
      return await work();
    } finally {
      // Passes the slot directly to the next waiter, so that no newcomer can take it.
      if (!this.queue.startNext()) this.running--;
    }
  }
}
