import { useEffect, useState } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { SkeletonBlock, SkeletonCards } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import styles from './CataloguePage.module.css';
import { CatalogueResults } from './CatalogueResults';
import { useCatalogueFromServerQuery } from './CataloguePage.generated';
import { CourseCard } from './CourseCard';
import { CARDS_AT_A_TIME, GrowingGrid } from './CourseGrid';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** How long the typing must rest, in milliseconds, before the server is asked. */
const TYPING_PAUSE = 250;

/** The results of a catalogue too large to hold: the server applies the same filters and sends page after page. */
export function ServerResults({ filter }: { filter: CatalogueFilterState }) {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const search = useRested(filter.search.trim());
  const { data, previousData, error, loading, refetch, fetchMore } = useCatalogueFromServerQuery({
    variables: {
      filter: {
        search: search || null,
        category: filter.category,
        skill: filter.tag,
        minRating: filter.minRating,
      },
      first: CARDS_AT_A_TIME,
    },
    fetchPolicy: 'cache-and-network',
  });
  const courses = (data ?? previousData)?.courses;

  if (!courses && loading) {
    return (
      <LoadingState text="Loading courses..." className={styles.loading}>
        <Stack>
          <SkeletonBlock height={36} width="10rem" />
          <SkeletonCards count={8} />
        </Stack>
      </LoadingState>
    );
  }
  if (!courses || (error && !data)) {
    return <ErrorState title="Failed to fetch courses" onRetry={() => void refetch()} />;
  }
  const { endCursor, hasNextPage } = courses.pageInfo;
  const more = () =>
    fetchMore({ variables: { after: endCursor } }).catch(() => {
      setFailedAt(endCursor);
      toast.error('Failed to fetch courses');
    });
  return (
    <CatalogueResults count={courses.totalCount} search={search} filter={filter}>
      <GrowingGrid
        label="Courses"
        courses={courses.nodes}
        renderCard={(course) => <CourseCard course={course} />}
        loading={loading}
        more={hasNextPage ? more : undefined}
        // After a failure only a person asks again: the end of the list stays in view and would ask forever.
        onScroll={failedAt !== endCursor}
      />
    </CatalogueResults>
  );
}

/** The text as it was when it last stood still for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
