/** The arrival of a call, measured on a monotonic clock. */
export interface Arrival {
  /**
   * Converts the arrival to the database's time, given the database's time at a moment between the arrival and now.
   * Waiting for a connection or a lock does not make a call later; the network latency of the reply makes it some
   * milliseconds earlier.
   */
  inDatabaseTime(databaseTime: Date): Date;
}

/** The application's time; tests register their own. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The present time for statements; null means the database's own clock, as everywhere outside tests. */
  get fixedTime(): Date | null {
    return null;
  }

  /** Records the arrival of a call. */
  arrival(): Arrival {
    const arrivedAt = performance.now();
    return {
      inDatabaseTime: (databaseTime) => new Date(databaseTime.getTime() - (performance.now() - arrivedAt)),
    };
  }
}
