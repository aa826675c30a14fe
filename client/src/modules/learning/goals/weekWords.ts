import { formatCount, formatNumber } from '../../../lib/format';

interface Goal {
  /** null: no goal. */
  daysPerWeek: number | null;
  minutesPerWeek: number | null;
  daysThisWeek: number;
  minutesThisWeek: number;
}

/** "2 of 3 days, 40 of 90 minutes this week"; null without a goal. */
export function weekWords(goal: Goal): string | null {
  const parts = [
    goal.daysPerWeek !== null &&
      `${formatNumber(goal.daysThisWeek)} of ${formatCount(goal.daysPerWeek, 'day')}`,
    goal.minutesPerWeek !== null &&
      `${formatNumber(goal.minutesThisWeek)} of ${formatCount(goal.minutesPerWeek, 'minute')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')} this week` : null;
}
