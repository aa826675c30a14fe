import type { ManagedCourseFilter } from '../../../apollo/generated/types';

/** The filters of the list of courses, in the order in which they are offered. */
export const FILTERS: readonly { value: ManagedCourseFilter; words: string }[] = [
  { value: 'PUBLISHED', words: 'Published' },
  { value: 'DRAFT', words: 'Drafts' },
  { value: 'BLOCKED', words: 'Unpublished by an administrator' },
  { value: 'LIFT_REQUESTED', words: 'Instructor asks to publish again' },
  { value: 'FEATURED', words: 'Featured' },
  { value: 'OWNER_INACTIVE', words: 'Without an active owner' },
];

const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** The filter of a query parameter; null for all courses. */
export const filterOf = (param: string | null): ManagedCourseFilter | null =>
  FILTERS.find(({ value }) => inAddress(value) === param)?.value ?? null;

/** The query parameter of a filter; '' for all courses. */
export const paramOf = (value: string): string => inAddress(value);
