import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue';
import { Service } from './injection';

const CONCURRENT_HASHES = 2;
const WAITING = 20;

/** Argon2id, the library's default; the parameters stand in each hash, so they can grow later. */
@Service()
export class PasswordHasher {
  private running = 0;
  private readonly queue = new FairQueue(WAITING);
  private decoy: Promise<string> | null = null;

  /** `caller` is the address that asks: callers share the queue fairly. RATE_LIMITED when there is no place. */
  hash(password: string, caller: string): Promise<string> {
    return this.queued(caller, () => hash(password));
  }

  /**
   * Whether the password made this hash; null (nobody has this account) costs the same time and is always false.
   * `caller` as for `hash`.
   */
  async verify(passwordHash: string | null, password: string, caller: string): Promise<boolean> {
    const isRight = await this.queued(caller, async () =>
      verify(passwordHash ?? (await this.decoyHash()), password),
    );
    return isRight && passwordHash !== null;
  }

  /** Made within the turn of whoever needs it first, so that it counts among those at once. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= hash('nobody has this password'));
  }

  /** A hash holds a core for some 24 ms: two at once, twenty waiting, the rest are asked to come back. */
  private async queued<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running < CONCURRENT_HASHES) this.running++;
    else await this.queue.wait(caller);
    try {
      return await work();
    } finally {
      // The next waiter inherits the place as it is, so that no newcomer can slip in between.
      if (!this.queue.startNext()) this.running--;
    }
  }
}
