import type { CourseLength, CoursePrice, CourseSort } from '../../../apollo/__generated__/types';

export function priceName(price: CoursePrice): string {
  return { FREE: 'Free', PAID: 'Paid' }[price];
}

export function lengthName(length: CourseLength): string {
  return {
    UNDER_1_HOUR: 'Under 1 hour',
    HOURS_1_TO_3: '1 to 3 hours',
    HOURS_3_TO_10: '3 to 10 hours',
    OVER_10_HOURS: '10 hours and more',
  }[length];
}

export function sortName(sort: CourseSort, isSearching: boolean): string {
  return {
    RELEVANCE: isSearching ? 'Most relevant' : 'Featured first',
    RATING: 'Highest rated',
    NEWEST: 'Newest',
    SHORTEST: 'Shortest',
  }[sort];
}
