import { onFirstUse } from './onFirstUse';

/** The browser's time zone, such as "Europe/Berlin". */
export const browserTimeZone = onFirstUse(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
