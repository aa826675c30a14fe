import { away } from './transport';
import { ProviderAway } from './provider';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;

/** After a few failures in a row nobody waits for a provider that is away; then one at a time tries again. */
export class Breaker {
  private failures = 0;
  private closedUntil = 0;

  constructor(private readonly now: () => Date) {}

  /** Runs the work, or throws ProviderAway at once while the provider rests. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = this.now().getTime();
    if (this.failures >= FAILURES_IN_A_ROW) {
      if (now < this.closedUntil) throw away(503);
      // Whoever comes while this one tries is refused.
      this.closedUntil = now + REST_MS;
    }
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderAway) {
        this.failures++;
        this.closedUntil = this.now().getTime() + REST_MS;
      }
      throw error;
    }
  }
}
