const DAY_MS = 24 * 60 * 60 * 1000;

/** The beginnings of the seven days of the week of `now` in the time zone, from Monday, and the end of the last. */
export function daysOfWeek(now: Date, timeZone: string): Date[] {
  const local = new Date(localTime(now, timeZone));
  const monday =
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - weekday(local) * DAY_MS;
  return Array.from({ length: 8 }, (_, day) => instantOf(monday + day * DAY_MS, timeZone));
}

/** 0 is Monday. */
const weekday = (local: Date) => (local.getUTCDay() + 6) % 7;

/** The time on a clock in the time zone, as if it were UTC. */
function localTime(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** When clocks in the time zone show this time, or the first time after it that exists. */
function instantOf(local: number, timeZone: string): Date {
  const offsetAt = (instant: number) => localTime(new Date(instant), timeZone) - instant;
  const guess = local - offsetAt(local);
  const second = local - offsetAt(guess);
  return new Date(offsetAt(second) === local - second ? second : Math.max(guess, second));
}
