import { hash, verify } from '@node-rs/argon2';
import { rateLimited } from './errors';
import { oncePerApp } from './injection';

const AT_ONCE = 2;
const WAITING = 20;

/** Argon2id, the library's default; the parameters stand in each hash, so they can grow later. */
@oncePerApp()
export class PasswordHasher {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  /** Whether the password made this hash; null (nobody has this account) costs the same time and is always false. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.inTurn(async () => verify(passwordHash ?? (await this.decoyHash()), password));
    return isRight && passwordHash !== null;
  }

  /** Made within the turn of whoever needs it first, so that it counts among those at once. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= hash('nobody has this password'));
  }

  /** A hash holds a core for some 24 ms: two at once, twenty waiting, the rest are asked to come back. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running++;
    else await this.waitForAPlace();
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over as it is, so that no newcomer can slip in between.
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }

  private waitForAPlace(): Promise<void> {
    if (this.queue.length >= WAITING)
      throw rateLimited('Too many sign-ins at this moment. Please try again.', 1);
    return new Promise((resolve) => this.queue.push(resolve));
  }
}
