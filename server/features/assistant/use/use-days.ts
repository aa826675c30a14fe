const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;

/** The first day of a month such as 2026-11; null if it is none. */
export const firstDayOf = (month: string): string | null => (MONTH.test(month) ? `${month}-01` : null);
