import { hash, randomBytes } from 'node:crypto';
import { hash as argon2, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue';
import { Service } from './injection';

/** Creates an opaque 256-bit secret; only its hash is ever stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret token. A plain hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The same for every keyboard (the OpaqueString profile of RFC 8265). Case, width and marks count. */
const normalized = (password: string) => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

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
    return this.queued(caller, () => argon2(normalized(password)));
  }

  /**
   * Whether the password matches the hash; null (no such account, or one without a password) and the empty hash of a
   * deleted account take the same time and are always false. `caller` as for `hash`.
   */
  async verify(passwordHash: string | null, password: string, caller: string): Promise<boolean> {
    const isRight = await this.queued(caller, async () => {
      const stored = passwordHash || (await this.decoyHash());
      return (
        (await verify(stored, normalized(password))) ||
        // Hashes were once made of passwords as they were typed.
        (normalized(password) !== password && (await verify(stored, password)))
      );
    });
    return isRight && Boolean(passwordHash);
  }

  /** The hash to store instead of a verified one if `passwordHash` is of the password as it was typed; otherwise null. */
  async renewedHash(passwordHash: string, password: string, caller: string): Promise<string | null> {
    if (normalized(password) === password) return null;
    const isCurrent = await this.queued(caller, () => verify(passwordHash, normalized(password)));
    return isCurrent ? null : this.hash(password, caller);
  }

  /** Created within the turn of the first caller that needs it, so that it counts towards the concurrency limit. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= argon2('nobody has this password'));
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
