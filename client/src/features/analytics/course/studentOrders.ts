import type { InstructorStudentSort } from '../../../apollo/generated/types';

export interface StudentOrder {
  /** Value of the query parameter. */
  key: string;
  words: string;
  sort: InstructorStudentSort;
  descending: boolean;
}

/** Sort orders of the student table; the first is the default. */
export const STUDENT_ORDERS: readonly [StudentOrder, ...StudentOrder[]] = [
  { key: 'name', words: 'Name, A to Z', sort: 'NAME', descending: false },
  { key: 'progress', words: 'Progress, least first', sort: 'PROGRESS', descending: false },
  { key: 'progress-down', words: 'Progress, most first', sort: 'PROGRESS', descending: true },
  { key: 'enrolled-down', words: 'Enrolled, newest first', sort: 'ENROLLED', descending: true },
  { key: 'activity', words: 'Last activity, longest ago first', sort: 'LAST_ACTIVITY', descending: false },
  { key: 'activity-down', words: 'Last activity, newest first', sort: 'LAST_ACTIVITY', descending: true },
];

/** The order with this key, or the default. */
export function orderOf(key: string | null): StudentOrder {
  return STUDENT_ORDERS.find((order) => order.key === key) ?? STUDENT_ORDERS[0];
}
