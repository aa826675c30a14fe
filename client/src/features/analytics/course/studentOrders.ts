import type { InstructorStudentSort } from '../../../apollo/generated/types';

export interface StudentOrder {
  /** Value of the query parameter. */
  key: string;
  label: string;
  sort: InstructorStudentSort;
  descending: boolean;
}

/** Sort orders of the student table; the first is the default. */
export const STUDENT_ORDERS: readonly [StudentOrder, ...StudentOrder[]] = [
  { key: 'name', label: 'Name, A to Z', sort: 'NAME', descending: false },
  { key: 'progress', label: 'Progress, least first', sort: 'PROGRESS', descending: false },
  { key: 'progress-down', label: 'Progress, most first', sort: 'PROGRESS', descending: true },
  { key: 'enrolled-down', label: 'Enrolled, newest first', sort: 'ENROLLED', descending: true },
  { key: 'activity', label: 'Last activity, longest ago first', sort: 'LAST_ACTIVITY', descending: false },
  { key: 'activity-down', label: 'Last activity, newest first', sort: 'LAST_ACTIVITY', descending: true },
];

/** The order with this key, or the default. */
export function orderOf(key: string | null): StudentOrder {
  return STUDENT_ORDERS.find((order) => order.key === key) ?? STUDENT_ORDERS[0];
}
