/** No slot became free in time. */
export class WriteSlotTimeout extends Error {}

/**
 * A semaphore that keeps writes from occupying every connection of a pool: a write that waits for a lock holds its
 * connection all the while, and a few of them on one table would stop every read of the others.
 */
export class WriteSlots {
  private readonly waiting = new Set<() => void>();
  private free: number;

  /** `patienceMs`: how long a write waits for a slot. */
  constructor(
    slots: number,
    private readonly patienceMs: number,
  ) {
    this.free = slots;
  }

  /** Does the work in a slot of its own; throws WriteSlotTimeout, with nothing done, when none becomes free in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async take(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new WriteSlotTimeout('No connection for writing became free in time'));
      }, this.patienceMs);
      this.waiting.add(begin);
    });
  }

  /** The longest waiting write takes the slot over as it is, so that no newcomer can slip in between. */
  private release(): void {
    const [next] = this.waiting;
    if (!next) {
      this.free++;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
