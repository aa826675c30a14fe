import { onFirstUse } from './onFirstUse';

const dateFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);
const monthFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const timeFormat = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** "Free" for 0, otherwise US dollars: 4900 cents are "$49.00". */
export function formatPrice(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  return cents === 0 ? 'Free' : `$${formatNumber(dollars)}.${twoDigits(rest)}`;
}

/** "21 Nov 2026", in the viewer's time zone. */
export function formatDate(iso: string): string {
  // Browsers abbreviate September differently.
  return dateFormat().format(new Date(iso)).replace('Sept', 'Sep');
}

/** "21 Nov 2026", in UTC: the date that a document has for everybody. */
export function formatUtcDate(iso: string): string {
  return `${new Date(iso).getUTCDate()} ${formatMonth(iso)}`;
}

/** "Nov 2026", in UTC, so that a page from the server has the same text. */
export function formatMonth(iso: string): string {
  return monthFormat().format(new Date(iso)).replace('Sept', 'Sep');
}

/** "14:05", in the viewer's time zone. */
export function formatTime(iso: string): string {
  return timeFormat().format(new Date(iso));
}

/** "21 Nov 2026, 14:05", in the viewer's time zone. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** A whole number: "1,200". Without `Intl`, whose first use takes a browser 20 to 40 ms. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 course", "1,200 courses". Pass the plural if it is irregular. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** A position in a video or the time on a countdown, such as "2:05" or "1:02:05". */
export function formatClockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}`
    : `${minutes}:${twoDigits(whole % 60)}`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** "0 min", "45 min", "1 h", "1 h 05 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

const names = onFirstUse(() => new Intl.DisplayNames('en', { type: 'language' }));

/** The English name of a language by its BCP 47 tag: "Portuguese (Brazil)" for pt-BR. */
export function languageName(tag: string): string {
  return names().of(tag) ?? tag;
}
