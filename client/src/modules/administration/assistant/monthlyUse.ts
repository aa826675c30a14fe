import type { AssistantUsePageQuery } from './__generated__/AssistantUsePage.generated';

type Administration = NonNullable<NonNullable<AssistantUsePageQuery['viewer']>['administration']>;

export type MonthlyUse = Administration['assistantUse'];
export type Figures = Pick<MonthlyUse['days'][number], 'requests' | 'tokens' | 'failures' | 'replaced'>;

/** The sums of a month. */
export const totalOf = (days: readonly Figures[]): Figures => ({
  requests: days.reduce((sum, { requests }) => sum + requests, 0),
  tokens: days.reduce((sum, { tokens }) => sum + tokens, 0),
  failures: days.reduce((sum, { failures }) => sum + failures, 0),
  replaced: days.reduce((sum, { replaced }) => sum + replaced, 0),
});

/** The month before or after one such as 2026-11. */
export function monthBeside(month: string, step: -1 | 1): string {
  const time = new Date(`${month}-01T00:00:00Z`);
  time.setUTCMonth(time.getUTCMonth() + step);
  return time.toISOString().slice(0, 7);
}

/** A month such as 2026-11 in words. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Every day of the month up to its last use, with 0 for days without use, for a chart. */
export function barsOf({ month, days }: MonthlyUse, measure: keyof Figures) {
  const last = Number(days.at(-1)?.day.slice(8) ?? 0);
  return Array.from({ length: last }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    const used = days.find((one) => one.day === `${month}-${day}`);
    return { name: String(index + 1), value: used?.[measure] ?? 0 };
  });
}
