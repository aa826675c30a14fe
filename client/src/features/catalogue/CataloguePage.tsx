import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { CARDS_MAX } from '../../../../server/features/catalogue/catalogue.rules';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Page, Stack } from '../../ui/Layout';
import { PageHeading } from '../../ui/PageHeading';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { CatalogueFilters } from './CatalogueFilters';
import { CatalogueResults } from './CatalogueResults';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import {
  CataloguePageDocument,
  type CataloguePageQuery,
  useCataloguePageQuery,
} from './CataloguePage.generated';
import { catalogueVariables } from './catalogueVariables';
import { CourseCard, CourseCardView } from './CourseCard';
import { GrowingGrid } from './CourseGrid';
import { sampleCourses } from './sampleCourses';
import { type CatalogueChoice, type CatalogueFilterState, useCatalogueFilter } from './useCatalogueFilter';
import { type FoundCourses, useClientResults } from './useClientResults';
import { useHeldCourses } from './useHeldCourses';
import { useServerResults } from './useServerResults';

/** The catalogue of published courses, with filters. */
export function CataloguePage() {
  const filter = useCatalogueFilter();
  const { cache } = useApolloClient();
  // Fixed on mount: later filters are applied on the client or queried separately.
  const [asked] = useState<CatalogueChoice>(() => (isCached(cache, UNFILTERED) ? UNFILTERED : filter));
  const { data, previousData, loading, refetch } = useCataloguePageQuery({
    variables: catalogueVariables(asked),
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  return (
    <Page>
      <title>Explore Our Courses · Waymark</title>
      <Stack gap={24}>
        <PageHeading>Explore Our Courses</PageHeading>
        <CatalogueFilters
          filter={filter}
          categories={known?.catalogue.categories.map(({ name }) => name) ?? []}
        />
        {results()}
      </Stack>
    </Page>
  );

  function results() {
    if (known && known.catalogue.totalCount > 0) return <Results {...{ known, asked, filter }} />;
    if (!known && loading) return <CatalogueSkeleton />;
    return known ? (
      <SampleResults reason="API returned no courses" filter={filter} />
    ) : (
      <SampleResults reason="Failed to fetch courses" filter={filter} onRetry={() => void refetch()} />
    );
  }
}

const UNFILTERED: CatalogueChoice = { search: '', category: null, tag: null, minRating: null };

/** Whether the page is in the cache, so that going back restores its list and scroll position at once. */
const isCached = (cache: ApolloCache, choice: CatalogueChoice): boolean =>
  cache.readQuery({ query: CataloguePageDocument, variables: catalogueVariables(choice) }) !== null;

interface ResultsProps {
  known: CataloguePageQuery;
  asked: CatalogueChoice;
  filter: CatalogueFilterState;
}

type Card = CataloguePageQuery['courses']['nodes'][number];
const NONE: readonly Card[] = [];

/**
 * Filters on the client up to CARDS_MAX courses; the server filters until they are loaded, and above. Both render the
 * same list, so that switching keeps the scroll position.
 */
function Results({ known, asked, filter }: ResultsProps) {
  const { catalogue, courses } = known;
  const areAllHere = courses.nodes.length === catalogue.totalCount;
  const allCourses = useHeldCourses({
    skip: areAllHere || catalogue.totalCount > CARDS_MAX,
    totalCount: catalogue.totalCount,
  });
  const held = areAllHere ? courses.nodes : allCourses;
  const fromClient = useClientResults(held ?? NONE, filter);
  const fromServer = useServerResults(filter, { asked, skip: held !== undefined });
  const found = held ? fromClient : fromServer.found;
  if (found) return <Found found={found} filter={filter} card={(course) => <CourseCard course={course} />} />;
  if (!fromServer.hasFailed) return <CatalogueSkeleton />;
  return (
    <ErrorState
      title="Failed to fetch courses"
      message="The server didn’t respond. Try again."
      onRetry={fromServer.retry}
    />
  );
}

function Found<Course extends { id: string }>(props: {
  found: FoundCourses<Course>;
  filter: CatalogueFilterState;
  card: (course: Course) => ReactNode;
}) {
  const { found, filter, card } = props;
  const { count, search, courses, more, isLoading, onScroll } = found;
  return (
    <CatalogueResults count={count} search={search} filter={filter}>
      <GrowingGrid
        label="Courses"
        courses={courses}
        renderCard={card}
        loading={isLoading}
        more={more}
        onScroll={onScroll}
      />
    </CatalogueResults>
  );
}

/** The sample courses, with the reason they are shown. */
function SampleResults(props: { reason: string; filter: CatalogueFilterState; onRetry?: () => void }) {
  const { reason, filter, onRetry } = props;
  const found = useClientResults(sampleCourses, filter);
  return (
    <>
      <SurfaceNote
        tone="warning"
        role="status"
        action={
          onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        Note: Using sample data - {reason}
      </SurfaceNote>
      <Found found={found} filter={filter} card={(course) => <CourseCardView course={course} />} />
    </>
  );
}
