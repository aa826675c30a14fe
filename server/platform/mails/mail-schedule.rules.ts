import * as z from 'zod/mini';
import { wholeNumber } from '../validation.rules';

/** The days of the week; 1 is Monday. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** An hour of the day. */
export const scheduledHour = wholeNumber('Please choose an hour from the list', 0, 23);

/** Days of the week, without duplicates and in order. */
export const scheduledDays = z.pipe(
  z.array(z.number('Please choose days from the list'), 'Please choose at least one day').check(
    z.refine((days) => days.length > 0, 'Please choose at least one day'),
    z.refine((days) => days.every((day) => EVERY_DAY.includes(day)), 'Please choose days from the list'),
  ),
  z.transform((days) => EVERY_DAY.filter((day) => days.includes(day))),
);
