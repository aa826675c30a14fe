import { foldText } from '../../platform/text.rules';

export { SEARCH_MAX_LENGTH } from '../../platform/text.rules';

/** Specification, section 9: the catalogue's buttons, in their order. */
export const CATALOGUE_CATEGORIES = [
  'UI/UX',
  'Fullstack',
  'AI',
  'Backend',
  'LLM',
  'Graphic Designing',
  'Prompt Engineering',
  'Frontend',
] as const;

/** Specification, section 5: what the course form offers besides the catalogue's own eight. */
export const AUTHORING_CATEGORIES = [
  'Programming',
  'Web Development',
  'Mobile Development',
  'Data Science',
  'Machine Learning',
  'AI',
  'Cybersecurity',
  'Cloud Computing',
  'DevOps',
  'UI/UX Design',
  'Digital Marketing',
  'Business',
  'Languages',
  'Other',
] as const;

export const SKILL_TAGS = ['HTML', 'CSS', 'Express', 'React', 'Python', 'Tailwind', 'AI'] as const;
export const RATING_OPTIONS = [3, 4, 4.5] as const;
/** Up to this many published courses the client holds every card and filters by itself; see docs/decisions. */
export const CARDS_MAX = 1000;

export interface CatalogueFilter {
  search?: string | null;
  category?: string | null;
  skill?: string | null;
  minRating?: number | null;
}

/** What the filter looks at; `rating` is 0 for a course without reviews. */
export interface FilterableCourse {
  title: string;
  description: string;
  category: string;
  skills: readonly string[];
  rating: number;
  instructor: { name: string };
}

/**
 * The text the search looks in: every searched field folded, one a line. Folding turns line breaks into spaces,
 * so a search term, folded too, can never match across two fields.
 */
export function searchText(course: Omit<FilterableCourse, 'rating'>): string {
  const { title, description, instructor, category, skills } = course;
  return [title, description, instructor.name, category, ...skills].map(foldText).join('\n');
}

/** The text the skill filter looks in: every skill folded, one a line. */
export const skillsText = (skills: readonly string[]): string => skills.map(foldText).join('\n');

/** A search term as it is compared: trimmed and folded; '' matches everything. */
function foldSearch(search: string | null | undefined): string {
  return foldText((search ?? '').trim()).trim();
}

/** What the filter compares, folded once: see searchText and skillsText. */
export interface FoldedCourse {
  category: string;
  rating: number;
  searchText: string;
  skillsText: string;
}

/** A course with its words folded, for `foldedMatcher`. */
export const foldCourse = (course: FilterableCourse): FoldedCourse => ({
  category: course.category,
  rating: course.rating,
  searchText: searchText(course),
  skillsText: skillsText(course.skills),
});

/**
 * The matching rule of the catalogue (specification, section 5): search contained in any searched field, category
 * exact, skill contained in any skill, rating at or above. Client and server both use it on courses that were folded
 * before; the server's SQL keeps the same rule, and a property test compares them.
 */
export function foldedMatcher(filter: CatalogueFilter): (course: FoldedCourse) => boolean {
  const search = foldSearch(filter.search);
  const skill = foldSearch(filter.skill);
  return (course) =>
    (!filter.category || course.category === filter.category) &&
    (filter.minRating == null || course.rating >= filter.minRating) &&
    (skill === '' || course.skillsText.includes(skill)) &&
    (search === '' || course.searchText.includes(search));
}
