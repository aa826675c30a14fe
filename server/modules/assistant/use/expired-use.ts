import type { ExpiredRows } from '../../../platform/expired-rows';
import { utcDay } from '../../../platform/clock';
import { removeOldUse } from './use.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Budgets of people need only the present day. */
const DAYS_OF_PEOPLE = 7;
const DAYS = 731;

/** What people used more than a week ago, and all figures of the use after two years. */
export const expiredUse: ExpiredRows = (now) => {
  const daysAgo = (days: number) => utcDay(new Date(now.getTime() - days * DAY_MS));
  return [removeOldUse({ peopleBefore: daysAgo(DAYS_OF_PEOPLE), before: daysAgo(DAYS) })];
};
