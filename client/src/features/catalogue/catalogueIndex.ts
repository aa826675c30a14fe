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

/** A list of courses with its words folded once, so that a key press compares a thousand courses without folding any. */
type CatalogueIndex<Course> = readonly Entry<Course>[];

const folded = new WeakMap<FilterableCourse, FoldedCourse>();

/** The folded words of a course; the same object is folded once. */
export function foldedOnce(course: FilterableCourse): FoldedCourse {
  const known = folded.get(course) ?? foldCourse(course);
  folded.set(course, known);
  return known;
}

/** Folds the words of every course that was not folded before; do it once per list. */
export const indexCatalogue = <Course extends FilterableCourse>(
  courses: readonly Course[],
): CatalogueIndex<Course> => courses.map((course) => ({ course, folded: foldedOnce(course) }));

/** The courses that the filter lets through, in the list's order. */
export function filterCatalogue<Course extends FilterableCourse>(
  index: CatalogueIndex<Course>,
  filter: CatalogueFilter,
): Course[] {
  const matches = foldedMatcher(filter);
  return index.filter(({ folded }) => matches(folded)).map(({ course }) => course);
}
