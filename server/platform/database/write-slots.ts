/** No slot became free in time. */
export class WriteSlotTimeout extends Error {}

/**
 * A semaphore that keeps writes from occupying every connection of a pool: a write waiting for a lock keeps its
 * connection, so a few on one table would block all reads of other tables.
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

  /** Runs the work in a slot; throws WriteSlotTimeout, without running it, if none becomes free in time. */
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

  /** Passes the slot directly to the longest waiting write, so that no newcomer can take it. */
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
