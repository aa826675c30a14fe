import {
  type CatalogueFilter,
  type FilterableCourse,
  foldCourse,
  type FoldedCourse,
  foldedMatcher,
} from '../../../../server/features/catalogue/catalogue.rules';

interface Entry<Course> {
  course: Course;
  folded: FoldedCourse;
}

/** Courses with their search text folded once, so that filtering a thousand courses per keystroke is fast. */
type CatalogueIndex<Course> = readonly Entry<Course>[];

const folded = new WeakMap<FilterableCourse, FoldedCourse>();

/** The folded text of a course, memoized per object. */
export function foldedOnce(course: FilterableCourse): FoldedCourse {
  const known = folded.get(course) ?? foldCourse(course);
  folded.set(course, known);
  return known;
}

/** Builds the index, folding courses not seen before; call once per list. */
export const indexCatalogue = <Course extends FilterableCourse>(
  courses: readonly Course[],
): CatalogueIndex<Course> => courses.map((course) => ({ course, folded: foldedOnce(course) }));

/** The courses that match the filter, in the list's order. */
export function filterCatalogue<Course extends FilterableCourse>(
  index: CatalogueIndex<Course>,
  filter: CatalogueFilter,
): Course[] {
  const matches = foldedMatcher(filter);
  return index.filter(({ folded }) => matches(folded)).map(({ course }) => course);
}
