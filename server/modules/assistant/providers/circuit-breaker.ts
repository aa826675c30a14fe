import { outage, ProviderError } from './provider-error';

const FAILURE_THRESHOLD = 5;
const OPEN_MS = 30_000;

/**
 * Opens after five outages in a row, so that nobody waits for a provider that is down; after 30 seconds one trial call
 * at a time is let through. Only outages count: any response proves that the provider is up.
 */
export class CircuitBreaker {
  private consecutiveOutages = 0;
  private openUntil = 0;

  constructor(private readonly now: () => Date) {}

  /**
   * Runs the work; throws ProviderError immediately, without running it, while the circuit is open. null means that the
   * provider was not called, and says nothing about it.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = this.now().getTime();
    if (this.consecutiveOutages >= FAILURE_THRESHOLD) {
      if (now < this.openUntil) throw outage(503);
      // This call is the trial; the circuit stays open for others until it ends.
      this.openUntil = now + OPEN_MS;
    }
    try {
      const result = await work();
      if (result !== null) this.consecutiveOutages = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderError) {
        this.consecutiveOutages = error.fault === 'outage' ? this.consecutiveOutages + 1 : 0;
        this.openUntil = this.now().getTime() + OPEN_MS;
      }
      throw error;
    }
  }
}
