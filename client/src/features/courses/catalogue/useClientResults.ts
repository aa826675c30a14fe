import { useDeferredValue, useMemo } from 'react';
import {
  type CatalogueFilter,
  type FilterableCourse,
  foldCourse,
  type FoldedCourse,
  foldedMatcher,
} from '../../../../../server/features/courses/catalogue.rules';
import {
  type CourseSort,
  isSearchTerm,
  type ListableCourse,
  listCourses,
} from '../../../../../server/features/courses/course-list.rules';
import type {
  CourseWithOptions,
  OptionCounts,
} from '../../../../../server/features/courses/course-options.rules';
import {
  CourseSearch,
  type CourseWords,
  type SearchableCourse,
} from '../../../../../server/features/courses/course-search.rules';
import { useShownCards } from './CourseGrid';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The courses that match the filters, as far as shown. */
export interface FoundCourses<Course> {
  /** Total number of matches. */
  count: number;
  /** How many of them contain the search term as it is; they come first. */
  exactCount: number;
  /** Whether all words of the search term were found in a course, in other forms or misspelled too. */
  matchesAllWords: boolean;
  /** The search term with its spelling corrected, if courses were only found that way; null otherwise. */
  corrected: string | null;
  /** How many courses each option finds; null if unknown. */
  optionCounts: Partial<OptionCounts> | null;
  /** The term that `count` belongs to; the input may be ahead of it. */
  search: string;
  courses: readonly Course[];
  /** Shows more of them; undefined when all are shown. A returned promise is awaited. */
  more?: (() => unknown) | undefined;
  isLoading?: boolean;
  /** False loads more only by the button. */
  onScroll?: boolean;
}

type Searched = FilterableCourse &
  SearchableCourse &
  CourseWithOptions & { createdAt: string; reviewsCount: number; isFeatured: boolean };

/** Filters, searches and sorts loaded courses on every keystroke. */
export function useClientResults<Course extends Searched>(
  all: readonly Course[],
  filter: CatalogueFilterState,
): FoundCourses<Course> {
  const { category, tag, minRating, level, price, length, sort } = filter;
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(filter.search);
  const { courses, ...found } = useMemo(
    () => searchCourses(all, { search, category, skill: tag, minRating, level, price, length }, sort),
    [all, search, category, tag, minRating, level, price, length, sort],
  );
  return { ...found, count: courses.length, search, ...useShownCards(courses) };
}

type Folded = FoldedCourse & Omit<ListableCourse, 'words'>;

const courseSearch = new CourseSearch();
const folded = new Map<Searched, Folded>();
/** Of those courses among them that were searched. */
const words = new Map<Searched, CourseWords>();

/** Prepares a course for filtering and searching; memoized per object, until another list is searched. */
export function indexCourse(course: Searched): void {
  foldedOf(course);
  wordsOf(course);
}

function foldedOf(course: Searched): Folded {
  const known = folded.get(course);
  if (known) return known;
  const { level, priceCents, durationMinutes, createdAt, isFeatured } = course;
  const made = {
    ...foldCourse(course),
    ...{ level, priceCents, durationMinutes, isFeatured, createdMs: Date.parse(createdAt) },
  };
  folded.set(course, made);
  return made;
}

function wordsOf(course: Searched): CourseWords {
  const known = words.get(course) ?? courseSearch.wordsOf(course);
  words.set(course, known);
  return known;
}

const NO_WORDS: CourseWords = new Uint32Array();

/** Courses of an earlier list must not affect which words count as known. */
function forgetOthers(listed: readonly Searched[]): void {
  // Nothing is found in an empty list; the courses of another one stay prepared.
  if (listed.length === 0 || folded.size === listed.length) return;
  const kept = new Set(listed);
  for (const course of folded.keys()) if (!kept.has(course)) folded.delete(course);
  for (const [course, known] of words) {
    if (kept.has(course)) continue;
    courseSearch.forget(known);
    words.delete(course);
  }
}

/**
 * Courses of the server, in the order of their rank, which the order of its list may differ from; courses of the same
 * millisecond keep it.
 */
export const inRank = <Course extends Searched>(courses: readonly Course[]): Course[] =>
  [...courses].sort(
    (one, other) =>
      other.rating - one.rating ||
      other.reviewsCount - one.reviewsCount ||
      Date.parse(other.createdAt) - Date.parse(one.createdAt),
  );

/** The courses that match the filter, of courses in the order of their rank. `sort` null: by relevance. */
export function searchCourses<Course extends Searched>(
  all: readonly Course[],
  { search, category, skill, minRating, ...options }: CatalogueFilter,
  sort: CourseSort | null = null,
) {
  const matches = foldedMatcher({ category, skill, minRating });
  // Splitting texts into words takes longer than all the rest, so it waits until something is searched.
  const isSearched = isSearchTerm(search);
  const candidates = all.map((course) => ({
    ...{ course, ...foldedOf(course) },
    words: isSearched ? wordsOf(course) : NO_WORDS,
  }));
  forgetOthers(all);
  const ranked = candidates.filter((candidate) => matches(candidate));
  const found = listCourses(courseSearch, ranked, { term: search, sort: sort ?? 'RELEVANCE', ...options });
  return {
    courses: found.courses.map(({ course }) => course),
    exactCount: found.exactCount,
    matchesAllWords: found.matchesAllWords,
    corrected: found.corrected,
    optionCounts: found.optionCounts(),
  };
}
