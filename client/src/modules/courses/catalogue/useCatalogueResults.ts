import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  countOptions,
  type CourseSort,
  type OptionCounts,
  withOptions,
} from '#server/modules/courses/course-options.rules';
import { toast } from '../../../ui/overlays/toast';
import {
  CataloguePageDocument,
  type CataloguePageQuery,
  useCatalogueCardsQuery,
  useCatalogueFromServerQuery,
  useCataloguePageQuery,
} from './__generated__/CataloguePage.generated';
import { sampleCourses } from './sampleCourses';
import {
  CARDS_AT_A_TIME,
  type CatalogueChoice,
  type CatalogueFilterState,
  catalogueVariables,
  NO_CHOICE,
} from './useCatalogueFilter';
import { type CatalogueFilter, foldCourse, foldedMatcher } from '#server/modules/courses/catalogue.rules';

export type CatalogueCourse = CataloguePageQuery['courses']['nodes'][number];

/** The courses that match the filters, as far as shown. */
export interface FoundCourses {
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
  courses: readonly CatalogueCourse[];
  /** Shows more of them; undefined when all are shown. A returned promise is awaited. */
  more?: (() => unknown) | undefined;
  isLoading?: boolean;
  /** False loads more only by the button. */
  onScroll?: boolean;
}

type Results =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `sampleReason` if they are the sample courses: why these are shown. */
  | { status: 'found'; found: FoundCourses; sampleReason?: string; retry?: () => void };

/** Up to this number of published courses the client filters; the query CatalogueCards asks for as many. */
const FILTERED_HERE_MAX = 200;
/** Debounce delay for the search, in milliseconds. */
const DEBOUNCE_MS = 250;

const NONE: readonly CatalogueCourse[] = [];

/**
 * The courses of the catalogue that match the filter. If all of a small catalogue are loaded, literal matches are shown
 * at once; whatever is searched is asked of the server too, which finds other forms and spellings. `categories` are
 * those of the published courses.
 */
export function useCatalogueResults(filter: CatalogueFilterState): {
  results: Results;
  categories: readonly string[];
} {
  const { cache } = useApolloClient();
  // Fixed on mount: later filters are applied here or queried separately. The page without filters is preferred if it
  // is cached, so that going back restores its list and scroll position at once.
  const [first] = useState<CatalogueChoice>(() => {
    if (!filter.isFiltered && filter.sort === null) return NO_CHOICE;
    const variables = catalogueVariables(NO_CHOICE);
    return cache.readQuery({ query: CataloguePageDocument, variables }) ? NO_CHOICE : filter;
  });
  const page = useCataloguePageQuery({
    variables: catalogueVariables(first),
    fetchPolicy: 'cache-and-network',
  });
  const loaded = page.data ?? page.previousData;
  const totalCount = loaded?.catalogue.totalCount ?? 0;
  const all = useAllCourses(loaded, first);
  const isEmpty = totalCount === 0 && (loaded !== undefined || !page.loading);

  const here = useResultsHere(isEmpty ? sampleCourses : (all ?? NONE), filter);
  const server = useServerResults(filter, {
    first,
    skip: totalCount === 0 || (all !== undefined && filter.search.trim() === ''),
  });
  const last = useRef<FoundCourses>(undefined);
  const result = foundCourses();
  useEffect(() => {
    last.current = result;
  });
  return { results: results(), categories: loaded?.catalogue.categories.map(({ name }) => name) ?? [] };

  function foundCourses(): FoundCourses | undefined {
    if (!all) return server.found;
    if (filter.search.trim() === '') return here;
    if (server.isCurrent) return server.found;
    // Courses of the term before stay until the server has answered.
    return here.count > 0 ? here : server.hasFailed ? undefined : last.current;
  }

  function results(): Results {
    if (isEmpty && loaded) return { status: 'found', found: here, sampleReason: 'API returned no courses' };
    if (isEmpty)
      return {
        status: 'found',
        found: here,
        sampleReason: 'Failed to fetch courses',
        retry: () => void page.refetch(),
      };
    if (!loaded) return { status: 'loading' };
    if (result) return { status: 'found', found: result };
    return server.hasFailed ? { status: 'failed', retry: server.retry } : { status: 'loading' };
  }
}

/** All courses of a small catalogue; undefined until they are loaded, and of a large one. */
function useAllCourses(
  page: CataloguePageQuery | undefined,
  first: CatalogueChoice,
): readonly CatalogueCourse[] | undefined {
  const totalCount = page?.catalogue.totalCount ?? 0;
  const isComplete = first === NO_CHOICE && page?.courses.nodes.length === totalCount;
  const { data } = useCatalogueCardsQuery({
    skip: totalCount === 0 || totalCount > FILTERED_HERE_MAX || isComplete,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  });
  return isComplete ? page.courses.nodes : data?.courses.nodes;
}

/** Filters and sorts loaded courses on every keystroke. */
function useResultsHere(all: readonly CatalogueCourse[], filter: CatalogueFilterState): FoundCourses {
  const { category, tag, minRating, level, price, length, sort } = filter;
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(filter.search);
  const { courses, optionCounts } = useMemo(
    () => filterCourses(all, { search, category, skill: tag, minRating, level, price, length }, sort),
    [all, search, category, tag, minRating, level, price, length, sort],
  );
  const count = courses.length;
  const literal = { exactCount: count, matchesAllWords: true, corrected: null };
  return { count, ...literal, optionCounts, search, ...useShownCards(courses) };
}

/** How many cards each history entry showed, so that Back can restore the scroll position. In memory only. */
const shownAt = new Map<string, number>();

/** The first courses; more are shown near the end of the list or by the button. */
function useShownCards(courses: readonly CatalogueCourse[]) {
  const { key } = useLocation();
  const [open, setOpen] = useState({ key, shown: shownAt.get(key) ?? CARDS_AT_A_TIME });
  if (open.key !== key) setOpen({ key, shown: shownAt.get(key) ?? CARDS_AT_A_TIME });
  const showMore = () => {
    const shown = open.shown + CARDS_AT_A_TIME;
    shownAt.set(key, shown);
    setOpen({ key, shown });
  };
  return {
    courses: courses.slice(0, open.shown),
    more: courses.length > open.shown ? showMore : undefined,
  };
}

/**
 * Results of the server, page by page. `first` are the filters of the page's own query, whose result is cached. `found`
 * is undefined until loaded and after an error; it may be of an earlier filter unless `isCurrent`.
 */
function useServerResults(
  filter: CatalogueFilterState,
  { first, skip }: { first: CatalogueChoice; skip: boolean },
) {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const search = useDebouncedValue(filter.search.trim());
  const variables = catalogueVariables({ ...filter, search });
  const isFirst = JSON.stringify(variables) === JSON.stringify(catalogueVariables(first));
  const { data, previousData, error, loading, refetch, fetchMore } = useCatalogueFromServerQuery({
    variables,
    fetchPolicy: isFirst ? 'cache-first' : 'cache-and-network',
    skip,
  });
  const isSettled = search === filter.search.trim();
  const courses = (data ?? previousData)?.courses;
  const state = {
    isCurrent: isSettled && data !== undefined,
    hasFailed: isSettled && !skip && !loading && data === undefined,
    retry: () => void refetch(),
  };
  if (!courses || (error && !data)) return { ...state, found: undefined };
  const { endCursor, hasNextPage } = courses.pageInfo;
  const more = () =>
    fetchMore({ variables: { after: endCursor } }).catch(() => {
      setFailedAt(endCursor);
      toast.error('Failed to fetch courses');
    });
  const counts = courses.optionCounts?.map(({ option, courseCount }) => [option, courseCount] as const);
  const matches: FoundCourses = {
    count: courses.totalCount,
    exactCount: courses.exactCount,
    matchesAllWords: courses.matchesAllWords,
    corrected: courses.correctedSearch,
    optionCounts: counts ? Object.fromEntries(counts) : null,
    search,
    courses: courses.nodes,
    more: hasNextPage ? more : undefined,
    isLoading: loading,
    // After an error, only the button retries: the visible end of the list would retry forever.
    onScroll: failedAt !== endCursor,
  };
  return { ...state, found: matches };
}

function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Order = (one: CatalogueCourse, other: CatalogueCourse) => number;

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
export function filterCourses(
  all: readonly CatalogueCourse[],
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
