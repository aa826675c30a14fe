/** The browser's time zone, such as "Europe/Berlin". */
export const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
