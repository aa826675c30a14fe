import type { ManagedCourseFilter } from '../../../apollo/generated/types';

/** The filters of the list of courses, in the order in which they are offered. */
export const FILTERS: readonly { value: ManagedCourseFilter; label: string }[] = [
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'DRAFT', label: 'Drafts' },
  { value: 'BLOCKED', label: 'Unpublished by an administrator' },
  { value: 'LIFT_REQUESTED', label: 'Instructor asks to publish again' },
  { value: 'FEATURED', label: 'Featured' },
  { value: 'OWNER_INACTIVE', label: 'Without an active owner' },
];

const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** The filter of a query parameter; null for all courses. */
export const filterOf = (param: string | null): ManagedCourseFilter | null =>
  FILTERS.find(({ value }) => inAddress(value) === param)?.value ?? null;

/** The query parameter of a filter; '' for all courses. */
export const paramOf = (value: string): string => inAddress(value);
