import {
  type CatalogueFilter,
  type FilterableCourse,
  foldCourse,
  foldedMatcher,
} from '../../../../../server/features/courses/catalogue.rules';
import {
  countOptions,
  type CourseSort,
  type CourseWithOptions,
  withOptions,
} from '../../../../../server/features/courses/course-options.rules';

export interface ListedCourse extends FilterableCourse, CourseWithOptions {
  id: string;
  createdAt: string;
  reviewsCount: number;
}

type Order = (one: ListedCourse, other: ListedCourse) => number;

const byTime: Order = (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt);
const byRank: Order = (one, other) =>
  other.rating - one.rating || other.reviewsCount - one.reviewsCount || byTime(one, other);
const byDuration: Order = ({ durationMinutes: one }, { durationMinutes: other }) =>
  (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);

function orderOf(sort: CourseSort, isSearching: boolean): Order {
  if (sort === 'NEWEST') return (one, other) => byTime(one, other) || byRank(one, other);
  if (sort === 'SHORTEST') return (one, other) => byDuration(one, other) || byRank(one, other);
  return sort === 'RATING' || isSearching ? byRank : () => 0;
}

/**
 * The courses that match the filter by the specification's rule, sorted. `all` are in the order of RELEVANCE without a
 * search.
 */
export function filterCourses<Course extends ListedCourse>(
  all: readonly Course[],
  { search, category, skill, minRating, ...options }: CatalogueFilter,
  sort: CourseSort | null,
) {
  const matches = foldedMatcher({ search, category, skill, minRating });
  const found = all.filter((course) => matches(foldCourse(course)));
  return {
    courses: [...withOptions(found, options)].sort(orderOf(sort ?? 'RELEVANCE', Boolean(search?.trim()))),
    optionCounts: countOptions(found, options),
  };
}
