import {
  type CatalogueFilter,
  foldSearch,
  searchText,
  type FilterableCourse,
} from '../../../../server/features/catalogue/catalogue.rules';
import { foldText } from '../../../../server/platform/text.rules';

interface Entry<Course> {
  course: Course;
  text: string;
  skills: string[];
}

/** A list of courses with its words folded once, so that a key press compares a thousand courses without folding any. */
type CatalogueIndex<Course> = readonly Entry<Course>[];

/** Folds the words of every course; do it once per list. */
export function indexCatalogue<Course extends FilterableCourse>(
  courses: readonly Course[],
): CatalogueIndex<Course> {
  return courses.map((course) => ({
    course,
    text: searchText(course),
    skills: course.skills.map(foldText),
  }));
}

/**
 * The courses that `catalogueMatcher` lets through, in the list's order. The same rule on words folded beforehand;
 * a property test holds the two together.
 */
export function filterCatalogue<Course extends FilterableCourse>(
  index: CatalogueIndex<Course>,
  filter: CatalogueFilter,
): Course[] {
  const search = foldSearch(filter.search);
  const skill = foldSearch(filter.skill);
  return index
    .filter(
      ({ course, text, skills }) =>
        (!filter.category || course.category === filter.category) &&
        (filter.minRating == null || course.rating >= filter.minRating) &&
        (skill === '' || skills.some((own) => own.includes(skill))) &&
        (search === '' || text.includes(search)),
    )
    .map(({ course }) => course);
}
