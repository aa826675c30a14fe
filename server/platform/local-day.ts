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
