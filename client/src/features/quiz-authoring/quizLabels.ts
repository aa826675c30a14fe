import { formatCount } from '../../lib/format';

/** "30 minutes", or the specification's 'No limit'. */
export function formatTimeLimit(minutes: number | null): string {
  return minutes ? formatCount(minutes, 'minute') : 'No limit';
}

/** "73%", or a dash for null. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}
