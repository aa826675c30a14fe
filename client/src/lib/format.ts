const priceFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const countFormat = new Intl.NumberFormat('en-US');
const pluralRules = new Intl.PluralRules('en-US');
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "Free" for 0, otherwise US dollars: 4900 cents are "$49.00". */
export function formatPrice(cents: number): string {
  return cents === 0 ? 'Free' : priceFormat.format(cents / 100);
}

/** "21 Nov 2026", in the viewer's time zone. */
export function formatDate(iso: string): string {
  // Browsers abbreviate September differently.
  return dateFormat.format(new Date(iso)).replace('Sept', 'Sep');
}

/** "14:05", in the viewer's time zone. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** "21 Nov 2026, 14:05", in the viewer's time zone. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** "1,200". */
export function formatNumber(count: number): string {
  return countFormat.format(count);
}

/** "1 course", "1,200 courses". Pass the plural if it is irregular. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${pluralRules.select(count) === 'one' ? one : many}`;
}
