import type { InstructorStudentSort } from '../../apollo/generated/types';

export interface StudentOrder {
  /** As the address has it. */
  key: string;
  words: string;
  sort: InstructorStudentSort;
  descending: boolean;
}

/** How students can stand in their table; the first one is the usual. */
export const STUDENT_ORDERS: readonly [StudentOrder, ...StudentOrder[]] = [
  { key: 'name', words: 'Name, A to Z', sort: 'NAME', descending: false },
  { key: 'progress', words: 'Progress, least first', sort: 'PROGRESS', descending: false },
  { key: 'progress-down', words: 'Progress, most first', sort: 'PROGRESS', descending: true },
  { key: 'enrolled-down', words: 'Enrolled, newest first', sort: 'ENROLLED', descending: true },
  { key: 'activity', words: 'Last activity, longest ago first', sort: 'LAST_ACTIVITY', descending: false },
  { key: 'activity-down', words: 'Last activity, newest first', sort: 'LAST_ACTIVITY', descending: true },
];

/** The order of this key; the usual one when there is none. */
export function orderOf(key: string | null): StudentOrder {
  return STUDENT_ORDERS.find((order) => order.key === key) ?? STUDENT_ORDERS[0];
}
