import { useEffect, useState } from 'react';
import { toast } from '../../../ui/overlays/toast';
import { type CatalogueFromServerQuery, useCatalogueFromServerQuery } from './CataloguePage.generated';
import { type CatalogueChoice, type CatalogueFilterState, catalogueVariables } from './useCatalogueFilter';
import type { FoundCourses } from './useClientResults';

/** Debounce delay for the search, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Paginated results filtered by the server, for a catalogue that is too large or not yet loaded. `asked` are the
 * filters of the page's own query, whose first page is cached. `found` is undefined until loaded and after an error.
 */
export function useServerResults(
  filter: CatalogueFilterState,
  { asked, skip }: { asked: CatalogueChoice; skip: boolean },
): {
  found: FoundCourses<CatalogueFromServerQuery['courses']['nodes'][number]> | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const search = useDebouncedValue(filter.search.trim());
  const variables = catalogueVariables({ ...filter, search });
  const isAsked = JSON.stringify(variables) === JSON.stringify(catalogueVariables(asked));
  const { data, previousData, error, loading, refetch, fetchMore } = useCatalogueFromServerQuery({
    variables,
    fetchPolicy: isAsked ? 'cache-first' : 'cache-and-network',
    skip,
  });
  const courses = (data ?? previousData)?.courses;
  const retry = () => void refetch();
  if (!courses || (error && !data)) return { found: undefined, hasFailed: !loading, retry };
  const { endCursor, hasNextPage } = courses.pageInfo;
  const more = () =>
    fetchMore({ variables: { after: endCursor } }).catch(() => {
      setFailedAt(endCursor);
      toast.error('Failed to fetch courses');
    });
  const counts = courses.optionCounts?.map(({ option, courseCount }) => [option, courseCount] as const);
  const found = {
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
  return { found, hasFailed: false, retry };
}

function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
