import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast';
import { type HeldCardFragment, useCatalogueFromServerQuery } from './CataloguePage.generated';
import { catalogueVariables } from './catalogueVariables';
import type { CatalogueChoice, CatalogueFilterState } from './useCatalogueFilter';
import type { FoundCourses } from './useClientResults';

/** How long the typing must rest, in milliseconds, before the server is asked. */
const DEBOUNCE_MS = 250;

/**
 * The results as the server finds them, page after page: of a catalogue too large to hold, or one that is not held yet.
 * `asked` are the filters whose first page the cache has from the page's own query. `found` is undefined until something
 * is there, and after a failure.
 */
export function useServerResults(
  filter: CatalogueFilterState,
  { asked, skip }: { asked: CatalogueChoice; skip: boolean },
): {
  found: FoundCourses<HeldCardFragment & { id: string }> | undefined;
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
  const found = {
    count: courses.totalCount,
    search,
    courses: courses.nodes,
    more: hasNextPage ? more : undefined,
    isLoading: loading,
    // After a failure only a person asks again: the end of the list stays in view and would ask forever.
    onScroll: failedAt !== endCursor,
  };
  return { found, hasFailed: false, retry };
}

/** The text as it was when it last stood still for a moment. */
function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
