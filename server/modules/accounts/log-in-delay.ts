import { rateLimited } from '../../platform/errors';
import { Service } from '../../platform/injection';

/** This many failures of an address within the window cause no delay, since a whole school may share one address. */
const UNDELAYED = 100;
const STEP_MS = 50;
const MAX_MS = 5000;
const WAITING_PER_ADDRESS = 20;
const WAITING = 500;

/**
 * Slows down log-ins from an address with many failures. A waiting attempt holds only a timer, no hasher slot or
 * database connection; each process limits how many may wait.
 */
@Service()
export class LogInDelay {
  private readonly waiting = new Map<string, number>();
  private total = 0;

  /** Waits according to the number of failures from this address; RATE_LIMITED if too many are waiting. */
  async wait(address: string, failures: number): Promise<void> {
    const milliseconds = delayAfter(failures);
    if (milliseconds === 0) return;
    const fromHere = this.waiting.get(address) ?? 0;
    if (fromHere >= WAITING_PER_ADDRESS || this.total >= WAITING)
      throw rateLimited('Too many log-ins right now. Please try again.', Math.ceil(milliseconds / 1000));
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

/** Delay in milliseconds of an attempt that would be its address's failure number `failures`. */
export const delayAfter = (failures: number): number =>
  Math.min(MAX_MS, Math.max(0, failures - UNDELAYED) * STEP_MS);
