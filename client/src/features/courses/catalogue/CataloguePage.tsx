import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '../../../ui/buttons/Button';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageTitle } from '../../../ui/platform/PageTitle';
import styles from './CataloguePage.module.css';
import { CatalogueResults } from './CatalogueResults';
import { CatalogueSearch } from './CatalogueSearch';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { CourseCard, CourseCardView } from './CourseCard';
import { GrowingGrid } from './CourseGrid';
import { FilterPanel } from './FilterPanel';
import { type CatalogueFilterState, useCatalogueFilter } from './useCatalogueFilter';
import { type FoundCourses, useCatalogueResults } from './useCatalogueResults';

/** The catalogue of published courses, with filters. */
export function CataloguePage() {
  const filter = useCatalogueFilter();
  const { results, categories } = useCatalogueResults(filter);
  const main = useShownOnChoice();
  const found = 'found' in results ? results.found : null;
  const panel = { filter, categories, counts: found?.optionCounts ?? null };
  return (
    <Page className={styles.page}>
      <PageTitle>Explore Our Courses</PageTitle>
      <PageHeading className={styles.heading}>Explore Our Courses</PageHeading>
      <div className={styles.layout}>
        <CatalogueSearch {...panel} count={found?.count ?? null} />
        <section aria-label="Filters" className={styles.panel}>
          <FilterPanel {...panel} />
        </section>
        <div ref={main} className={styles.main}>
          {content()}
        </div>
      </div>
    </Page>
  );

  function content() {
    if (results.status === 'loading') return <CatalogueSkeleton />;
    if (results.status === 'failed')
      return (
        <ErrorState
          title="Failed to fetch courses"
          message="The server didn’t respond. Try again."
          onRetry={results.retry}
        />
      );
    if (results.status === 'found')
      return (
        <Found found={results.found} filter={filter} card={(course) => <CourseCard course={course} />} />
      );
    return (
      <>
        <SampleNote reason={results.reason} onRetry={results.retry} />
        <Found found={results.found} filter={filter} card={(course) => <CourseCardView course={course} />} />
      </>
    );
  }
}

/** Ref of the results, which are scrolled into view when a filter is chosen further down the page. */
function useShownOnChoice() {
  const main = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const results = main.current!;
    // On Back, the position before the choice is restored.
    if (navigation === NavigationType.Push && results.getBoundingClientRect().top < 0)
      results.scrollIntoView();
  }, [key, navigation]);
  return main;
}

function Found<Course extends { id: string }>(props: {
  found: FoundCourses<Course>;
  filter: CatalogueFilterState;
  card: (course: Course) => ReactNode;
}) {
  const { found, filter, card } = props;
  const { courses, more, isLoading, onScroll } = found;
  return (
    <CatalogueResults found={found} filter={filter}>
      <GrowingGrid
        label="Courses"
        courses={courses}
        renderCard={card}
        loading={isLoading}
        more={more}
        onScroll={onScroll}
        similarFrom={found.exactCount}
      />
    </CatalogueResults>
  );
}

/** Says why the sample courses are shown. */
function SampleNote({ reason, onRetry }: { reason: string; onRetry: (() => void) | undefined }) {
  return (
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
  );
}
