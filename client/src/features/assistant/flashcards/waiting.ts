const MINUTE = 60_000;
const STEPS: readonly [limit: number, size: number, unit: string][] = [
  [60 * MINUTE, MINUTE, 'minute'],
  [24 * 60 * MINUTE, 60 * MINUTE, 'hour'],
  [60 * 24 * 60 * MINUTE, 24 * 60 * MINUTE, 'day'],
  [Infinity, 30 * 24 * 60 * MINUTE, 'month'],
];

/** The time remaining, in one unit: "under a minute", "10 minutes", "4 days". */
export function waitingTime(iso: string, now: number): string {
  const left = new Date(iso).getTime() - now;
  if (left < MINUTE) return 'under a minute';
  const [, size, unit] = STEPS.find(([limit, each]) => Math.round(left / each) * each < limit)!;
  const count = Math.round(left / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
