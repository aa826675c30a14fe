import { formatCount } from '../../lib/format';

/** Below this many seconds the time left is red (specification, section 9). */
export const LOW_SECONDS = 300;

/** When the time left is said aloud, in seconds, the latest last. */
const MARKS = [600, 300, 60, 30, 10] as const;

/** Whole seconds until the deadline, never below 0; a begun second counts as one. Both in milliseconds. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * What to say when the time left goes from one number of seconds to another; null when no mark was passed. Of several
 * passed at once, as after a sleep, only the last is still of use.
 */
export function announcementBetween(before: number, after: number): string | null {
  const passed = MARKS.filter((mark) => before > mark && after <= mark).at(-1);
  // What has run out meanwhile is told by the end itself.
  if (passed === undefined || after === 0) return null;
  return `${passed >= 60 ? formatCount(passed / 60, 'minute') : formatCount(passed, 'second')} left`;
}

/** "9:05", "1:00:00". */
export function formatSeconds(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time left in words, rounded so that they change once a minute: for those who ask for it by ear. */
export function roughTimeLeft(seconds: number): string {
  return seconds < 60
    ? 'Less than a minute left'
    : `About ${formatCount(Math.round(seconds / 60), 'minute')} left`;
}
