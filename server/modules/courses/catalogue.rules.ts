import { foldText } from '../../platform/text.rules';
import type { OptionFilter } from './course-options.rules';

export { SEARCH_MAX_LENGTH } from '../../platform/text.rules';

/** Specification, section 9: the catalogue's skill buttons, in order. */
export const SKILL_TAGS = ['HTML', 'CSS', 'Express', 'React', 'Python', 'Tailwind', 'AI'] as const;
export const RATING_OPTIONS = [3, 4, 4.5] as const;
/** Maximum number of courses in one response. */
export const COURSES_MAX = 1000;

export interface CatalogueFilter extends OptionFilter {
  search?: string | null;
  category?: string | null;
  skill?: string | null;
  minRating?: number | null;
}

/** The fields that the filter compares; `rating` is 0 for a course without reviews. */
export interface FilterableCourse {
  title: string;
  description: string;
  category: string;
  skills: readonly string[];
  rating: number;
  instructor: { name: string };
}

/**
 * The text that the search matches: every searched field folded, one per line. Folding turns line breaks into spaces,
 * so a folded search term cannot match across two fields.
 */
export function searchText(course: Omit<FilterableCourse, 'rating'>): string {
  const { title, description, instructor, category, skills } = course;
  return [title, description, instructor.name, category, ...skills].map(foldText).join('\n');
}

/** The text that the skill filter matches: every skill folded, one per line. */
export const skillsText = (skills: readonly string[]): string => skills.map(foldText).join('\n');

/** A search term trimmed and folded for comparison; '' matches everything. */
function foldSearch(search: string | null | undefined): string {
  return foldText((search ?? '').trim()).trim();
}

/** A course's folded texts; see searchText and skillsText. */
export interface FoldedCourse {
  category: string;
  rating: number;
  searchText: string;
  skillsText: string;
}

/** Folds a course's texts for `foldedMatcher`. */
export const foldCourse = (course: FilterableCourse): FoldedCourse => ({
  category: course.category,
  rating: course.rating,
  searchText: searchText(course),
  skillsText: skillsText(course.skills),
});

/**
 * The catalogue's matching rule (specification, section 5): search contained in any searched field, exact category,
 * skill contained in any skill, minimum rating. Client and server use it on folded courses; a property test compares
 * the server's SQL with it.
 */
export function foldedMatcher(
  filter: Omit<CatalogueFilter, keyof OptionFilter>,
): (course: FoldedCourse) => boolean {
  const search = foldSearch(filter.search);
  const skill = foldSearch(filter.skill);
  return (course) =>
    (!filter.category || course.category === filter.category) &&
    (filter.minRating == null || course.rating >= filter.minRating) &&
    (skill === '' || course.skillsText.includes(skill)) &&
    (search === '' || course.searchText.includes(search));
}
