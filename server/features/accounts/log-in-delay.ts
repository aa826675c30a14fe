import { rateLimited } from '../../platform/errors';
import { Service } from '../../platform/injection';

/** So many failures of one address within the window cost nothing: a school has one address. */
const UNDELAYED = 100;
const STEP_MS = 50;
const MAX_MS = 5000;
const WAITING_PER_ADDRESS = 20;
const WAITING = 500;

/**
 * Slows down log-ins from an address with many failures. A waiting attempt holds a timer, no place of the hasher and no
 * database connection; how many may wait is bounded in each process.
 */
@Service()
export class LogInDelay {
  private readonly waiting = new Map<string, number>();
  private total = 0;

  /** Waits as long as the number of failures from this address asks for; RATE_LIMITED when too many are waiting. */
  async wait(address: string, failures: number): Promise<void> {
    const milliseconds = delayAfter(failures);
    if (milliseconds === 0) return;
    const fromHere = this.waiting.get(address) ?? 0;
    if (fromHere >= WAITING_PER_ADDRESS || this.total >= WAITING)
      throw rateLimited('Too many sign-ins right now. Please try again.', Math.ceil(milliseconds / 1000));
    this.waiting.set(address, fromHere + 1);
    this.total++;
    try {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    } finally {
      this.leave(address);
    }
  }

  private leave(address: string): void {
    this.total--;
    const left = this.waiting.get(address)! - 1;
    if (left === 0) this.waiting.delete(address);
    else this.waiting.set(address, left);
  }
}

/** Milliseconds that an attempt waits which is the `failures`-th failure of its address, should it fail. */
export const delayAfter = (failures: number): number =>
  Math.min(MAX_MS, Math.max(0, failures - UNDELAYED) * STEP_MS);
