import { isBlank } from '../../platform/text.rules';
import { type CourseSearch, type IndexedCourse, MATCH } from './course-search.rules';
import {
  countOptions,
  type CourseWithOptions,
  type OptionCounts,
  type OptionFilter,
  withOptions,
} from './course-options.rules';

/** How the catalogue can be sorted. Without a search term, RELEVANCE is featured courses first, then as RATING. */
export const COURSE_SORTS = ['RELEVANCE', 'RATING', 'NEWEST', 'SHORTEST'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** A course as `listCourses` expects it. */
export interface ListableCourse extends IndexedCourse, CourseWithOptions {
  /** Creation time in milliseconds. */
  createdMs: number;
  isFeatured: boolean;
}

/** What sorts a course before its rating, number of reviews and time; smaller ones come first. */
interface ListPlace {
  /** The kind of match; see MATCH. */
  kind: number;
  key: number;
}

export interface CourseList<Course> {
  courses: readonly Course[];
  /** Of each course; null if all have the same. */
  places: readonly ListPlace[] | null;
  /** How many courses contain the search term as it is; they come first. */
  exactCount: number;
  /** Whether all words of the search term were found in a course, in other forms or misspelled too. */
  matchesAllWords: boolean;
  /** See SearchResult. */
  corrected: string | null;
  /** Counts over all courses that match the search; see countOptions. */
  optionCounts: () => OptionCounts;
}

/** Longer than every course. */
const UNKNOWN_DURATION = 2 ** 31 - 1;

/** Whether courses are searched by this term; a blank one finds all of them. */
export const isSearchTerm = (term: string | null | undefined): term is string =>
  typeof term === 'string' && !isBlank(term);

const keyOf = ({ createdMs, durationMinutes }: ListableCourse, sort: CourseSort): number =>
  ({ RELEVANCE: 0, RATING: 0, NEWEST: -createdMs, SHORTEST: durationMinutes ?? UNKNOWN_DURATION })[sort];

/**
 * Searches, narrows by options and sorts courses, which are given in the order of their rank. Courses that contain the
 * search term come first in every order. Client and server use it, so that both list the same courses.
 */
export function listCourses<Course extends ListableCourse>(
  search: CourseSearch,
  ranked: readonly Course[],
  { term, sort, ...options }: OptionFilter & { term: string | null | undefined; sort: CourseSort },
): CourseList<Course> {
  if (!isSearchTerm(term)) {
    const courses = withOptions(ranked, options);
    return {
      ...inOrderOf(sort, courses),
      exactCount: courses.length,
      matchesAllWords: true,
      corrected: null,
      optionCounts: () => countOptions(ranked, options),
    };
  }
  const { matches, corrected } = search.search(ranked, term);
  const found = matches.map(({ course }) => course);
  const kept = new Set(withOptions(found, options));
  const places = new Map<Course, ListPlace>();
  for (const { course, kind, score } of matches) {
    if (!kept.has(course)) continue;
    const group = kind === MATCH.LITERAL ? MATCH.LITERAL : MATCH.ALL_WORDS;
    places.set(
      course,
      sort === 'RELEVANCE' ? { kind, key: -score } : { kind: group, key: keyOf(course, sort) },
    );
  }
  const courses = ranked.filter((course) => places.has(course));
  return {
    ...inOrder(courses, (course) => places.get(course)!),
    exactCount: [...places.values()].filter(({ kind }) => kind === MATCH.LITERAL).length,
    matchesAllWords: matches[0]?.kind !== MATCH.SOME_WORDS,
    corrected,
    optionCounts: () => countOptions(found, options),
  };
}

const ORDINARY_PLACE: ListPlace = { kind: MATCH.LITERAL, key: 0 };
/** Of featured courses, while nothing is searched; the statement of the course list uses the same key. */
const FEATURED_PLACE: ListPlace = { kind: MATCH.LITERAL, key: -1 };

/** Sorts courses without a search term. */
function inOrderOf<Course extends ListableCourse>(
  sort: CourseSort,
  courses: readonly Course[],
): Pick<CourseList<Course>, 'courses' | 'places'> {
  if (sort === 'NEWEST' || sort === 'SHORTEST')
    return inOrder(courses, (course) => ({ kind: MATCH.LITERAL, key: keyOf(course, sort) }));
  const featured = sort === 'RELEVANCE' ? courses.filter(({ isFeatured }) => isFeatured) : [];
  if (featured.length === 0) return { courses, places: null };
  const others = courses.filter(({ isFeatured }) => !isFeatured);
  return {
    courses: [...featured, ...others],
    places: [...featured.map(() => FEATURED_PLACE), ...others.map(() => ORDINARY_PLACE)],
  };
}

/** Courses with the same place keep their order. */
function inOrder<Course>(
  courses: readonly Course[],
  placeOf: (course: Course) => ListPlace,
): Pick<CourseList<Course>, 'courses' | 'places'> {
  const placed = courses.map((course) => ({ course, place: placeOf(course) }));
  placed.sort(({ place: one }, { place: other }) => one.kind - other.kind || one.key - other.key);
  return { courses: placed.map(({ course }) => course), places: placed.map(({ place }) => place) };
}
