/** The day of a time in UTC, as YYYY-MM-DD. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10);

/** "27 March 2025" on the clocks of the time zone; in UTC, and saying so, if it is null or this runtime does not know it. */
export function localDay(time: Date, timeZone: string | null): string {
  try {
    if (timeZone !== null) return format(time, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return `${format(time, 'UTC')} (UTC)`;
}

const format = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(time);

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
