import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { CARDS_MAX } from '../../../../../server/features/courses/catalogue.rules';
import {
  CataloguePageDocument,
  type CataloguePageQuery,
  useCataloguePageQuery,
} from './CataloguePage.generated';
import { type SampleCourse, sampleCourses } from './sampleCourses';
import { useAllCourses } from './useAllCourses';
import {
  type CatalogueChoice,
  type CatalogueFilterState,
  catalogueVariables,
  NO_CHOICE,
} from './useCatalogueFilter';
import { type FoundCourses, inRank, useClientResults } from './useClientResults';
import { useServerResults } from './useServerResults';

type ListedCourse = CataloguePageQuery['courses']['nodes'][number];

type Results =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'found'; found: FoundCourses<ListedCourse> }
  /** The sample courses, with the reason they are shown. */
  | { status: 'samples'; found: FoundCourses<SampleCourse>; reason: string; retry?: () => void };

const NONE: readonly ListedCourse[] = [];
const NO_SAMPLES: readonly SampleCourse[] = [];

/** Whether the page without filters is in the cache, so that going back restores its list and scroll position at once. */
const isCached = (cache: ApolloCache): boolean =>
  cache.readQuery({ query: CataloguePageDocument, variables: catalogueVariables(NO_CHOICE) }) !== null;

/**
 * The courses of the catalogue that match the filter. Up to CARDS_MAX courses are filtered on the client; the server
 * filters until they are loaded, and above. `categories` are those of the published courses.
 */
export function useCatalogueResults(filter: CatalogueFilterState): {
  results: Results;
  categories: readonly string[];
} {
  const { cache } = useApolloClient();
  // Fixed on mount: later filters are applied on the client or queried separately.
  const [asked] = useState<CatalogueChoice>(() => {
    const hasChoice = filter.isFiltered || filter.sort !== null;
    return hasChoice && !isCached(cache) ? filter : NO_CHOICE;
  });
  const { data, previousData, loading, refetch } = useCataloguePageQuery({
    variables: catalogueVariables(asked),
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const totalCount = known?.catalogue.totalCount ?? 0;
  const areAllHere = known?.courses.nodes.length === totalCount;
  const allCourses = useAllCourses({
    skip: totalCount === 0 || areAllHere || totalCount > CARDS_MAX,
    totalCount,
  });
  const all = areAllHere ? known.courses.nodes : allCourses;
  const ranked = useMemo(() => inRank<ListedCourse>(all ?? NONE), [all]);
  const fromClient = useClientResults(ranked, filter);
  const fromServer = useServerResults(filter, { asked, skip: totalCount === 0 || all !== undefined });
  const hasSamples = totalCount === 0 && (known !== undefined || !loading);
  const samples = useClientResults(hasSamples ? sampleCourses : NO_SAMPLES, filter);
  return { results: results(), categories: known?.catalogue.categories.map(({ name }) => name) ?? [] };

  function results(): Results {
    if (hasSamples)
      return known
        ? { status: 'samples', found: samples, reason: 'API returned no courses' }
        : {
            status: 'samples',
            found: samples,
            reason: 'Failed to fetch courses',
            retry: () => void refetch(),
          };
    if (!known) return { status: 'loading' };
    const found = all ? fromClient : fromServer.found;
    if (found) return { status: 'found', found };
    return fromServer.hasFailed ? { status: 'failed', retry: fromServer.retry } : { status: 'loading' };
  }
}
