/** The day of a time in UTC, as YYYY-MM-DD. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10);
