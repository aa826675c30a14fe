import { formatCount } from '../../../lib/format';

/** Below this many seconds the remaining time is red (specification, section 9). */
export const LOW_SECONDS = 300;

/** Remaining seconds at which the time is announced, in descending order. */
const MARKS = [600, 300, 60, 30, 10] as const;

/** Seconds until the deadline, rounded up, at least 0. Both arguments in milliseconds. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * The announcement when the remaining seconds change; null if no mark was passed. If several were passed, as after a
 * sleep, only the last is announced.
 */
export function announcementBetween(before: number, after: number): string | null {
  const passed = MARKS.filter((mark) => before > mark && after <= mark).at(-1);
  // The end of time is announced separately.
  if (passed === undefined || after === 0) return null;
  return `${passed >= 60 ? formatCount(passed / 60, 'minute') : formatCount(passed, 'second')} left`;
}

/** The remaining time as text for screen readers, rounded so that it changes once a minute. */
export function roughTimeLeft(seconds: number): string {
  return seconds < 60
    ? 'Less than a minute left'
    : `About ${formatCount(Math.round(seconds / 60), 'minute')} left`;
}
