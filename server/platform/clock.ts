/** When a call arrived, kept on a clock that nobody can set. */
export interface Arrival {
  /**
   * The database's time at the arrival, given the database's time at a moment between the arrival and now. The wait of a
   * statement for a connection or a lock makes no call late; the way of the answer, some milliseconds, makes it earlier.
   */
  inDatabaseTime(databaseTime: Date): Date;
}

/** The time as the application sees it; tests register their own. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** What statements take for the present time; null: the database's own clock, as everywhere outside tests. */
  get fixedTime(): Date | null {
    return null;
  }

  /** Stamps the arrival of a call. */
  arrival(): Arrival {
    const arrivedAt = performance.now();
    return {
      inDatabaseTime: (databaseTime) => new Date(databaseTime.getTime() - (performance.now() - arrivedAt)),
    };
  }
}
