import { CARDS_MAX } from '../../../../server/features/catalogue/catalogue.rules';
import { Button } from '../../ui/Button';
import { Page, Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeading } from '../../ui/PageHeading';
import { SkeletonBlock, SkeletonCards } from '../../ui/Skeleton';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { CatalogueFilters } from './CatalogueFilters';
import styles from './CataloguePage.module.css';
import { useCatalogueCategoriesQuery, useCataloguePageQuery } from './CataloguePage.generated';
import { CourseCard, DrawnCourseCard } from './CourseCard';
import { HeldResults } from './HeldResults';
import { sampleCourses } from './sampleCourses';
import { ServerResults } from './ServerResults';
import { type CatalogueFilterState, useCatalogueFilter } from './useCatalogueFilter';

/** Every published course, and the ways to find one among them. */
export function CataloguePage() {
  const filter = useCatalogueFilter();
  const { data, previousData, loading, refetch } = useCataloguePageQuery({
    fetchPolicy: 'cache-and-network',
  });
  const courses = (data ?? previousData)?.courses;
  const isTooLargeToHold = courses !== undefined && courses.totalCount > CARDS_MAX;
  const inUse = useCatalogueCategoriesQuery({ skip: !isTooLargeToHold }).data?.courses.categories;
  return (
    <Page>
      <title>Explore Our Courses · Waymark</title>
      <Stack gap={24}>
        <PageHeading>Explore Our Courses</PageHeading>
        <CatalogueFilters
          filter={filter}
          categories={
            inUse?.map((category) => category.name) ?? courses?.nodes.map((course) => course.category) ?? []
          }
        />
        {results()}
      </Stack>
    </Page>
  );

  function results() {
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
    if (!courses)
      return (
        <SampleResults reason="Failed to fetch courses" filter={filter} onRetry={() => void refetch()} />
      );
    if (courses.totalCount === 0) return <SampleResults reason="API returned no courses" filter={filter} />;
    if (isTooLargeToHold) return <ServerResults filter={filter} />;
    return (
      <HeldResults
        courses={courses.nodes}
        filter={filter}
        renderCard={(course) => <CourseCard course={course} />}
      />
    );
  }
}

/** The built-in courses, with the reason why they stand here. */
function SampleResults(props: { reason: string; filter: CatalogueFilterState; onRetry?: () => void }) {
  const { reason, filter, onRetry } = props;
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
      <HeldResults
        courses={sampleCourses}
        filter={filter}
        renderCard={(course) => <DrawnCourseCard course={course} />}
      />
    </>
  );
}
