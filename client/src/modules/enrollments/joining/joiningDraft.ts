import type { JoiningOfCourseFragment } from './__generated__/JoiningPage.generated';

/** The form of a course's joining: numbers and times as they are typed. */
export interface JoiningDraft {
  mode: JoiningOfCourseFragment['enrollmentMode'];
  capacity: string;
  endsAt: string;
}

/** A time in the device's zone, as a field for date and time takes it; '' for none. */
export function typedTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** null if the text is empty, NaN if it is not a number. */
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** null for none. */
export const timeOf = (typed: string): Date | null => (typed === '' ? null : new Date(typed));
