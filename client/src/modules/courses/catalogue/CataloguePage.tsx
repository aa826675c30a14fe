import { useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState, ErrorState, LoadingState, SurfaceNote } from '../../../ui/states/States';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SkipLink } from '../../../ui/navigation/SkipLink';
import styles from './CataloguePage.module.css';
import { CatalogueSearch } from './CatalogueSearch';
import { GrowingGrid } from './CourseGrid';
import { FilterPanel } from './FilterPanel';
import { type CatalogueFilterState, useCatalogueFilter } from './useCatalogueFilter';
import { type FoundCourses, useCatalogueResults } from './useCatalogueResults';
import { SkeletonBlock, SkeletonCards } from '../../../ui/states/Skeletons';
import { formatCount } from '../../../lib/format';
import { classes } from '../../../ui/classes';
import { RemovableChip } from '../../../ui/buttons/Chip';
import { levelName } from '../levelLabels';
import { mainNames, useCategories } from '../useCategories';
import { lengthName, priceName } from './optionLabels';

/** The catalogue of published courses, with filters. */
export function CataloguePage() {
  const filter = useCatalogueFilter();
  const { results, categories } = useCatalogueResults(filter);
  const main = useShownOnChoice();
  const courses = 'found' in results ? results.found : null;
  const panel = { filter, categories, counts: courses?.optionCounts ?? null };
  return (
    <Page>
      <PageTitle>Explore Our Courses</PageTitle>
      <PageHeading display className={styles.heading}>
        Explore Our Courses
      </PageHeading>
      <SkipLink href="#results">Skip to results</SkipLink>
      <div className={`wm-grid wm-gap-16 ${styles.layout}`}>
        <CatalogueSearch {...panel} count={courses?.count ?? null} />
        <section aria-label="Filters" className={styles.panel}>
          <FilterPanel {...panel} />
        </section>
        <div ref={main} id="results" tabIndex={-1} className={`wm-min-0 ${styles.main}`}>
          {content()}
        </div>
      </div>
    </Page>
  );

  function content() {
    if (results.status === 'loading')
      return (
        <LoadingState text="Loading courses..." className="wm-tall">
          <Stack>
            <SkeletonBlock height={36} width="10rem" />
            <SkeletonCards count={8} />
          </Stack>
        </LoadingState>
      );
    if (results.status === 'failed')
      return (
        <ErrorState
          title="Failed to fetch courses"
          message="The server didn’t respond. Try again."
          onRetry={results.retry}
        />
      );
    const { found, sampleReason, retry } = results;
    return (
      <>
        {sampleReason !== undefined && (
          <SurfaceNote
            tone="warning"
            role="status"
            action={
              retry && (
                <Button variant="secondary" size="sm" onClick={retry}>
                  Try again
                </Button>
              )
            }
          >
            Note: Using sample data - {sampleReason}
          </SurfaceNote>
        )}
        <CatalogueResults {...{ found, filter, categories }} areSamples={sampleReason !== undefined} />
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

/** "6 courses found", with the search term. */
function countLine(count: number, search: string): string {
  const term = search.trim();
  return `${formatCount(count, 'course')} found${term ? ` for "${term}"` : ''}`;
}

/** Explains results that do not contain all words of the search term as they are. */
function SearchNote({ count, matchesAllWords, corrected }: FoundCourses) {
  if (corrected !== null)
    return (
      <span className="wm-muted wm-regular wm-block">
        Showing results for <strong>{corrected}</strong>
      </span>
    );
  if (count === 0 || matchesAllWords) return null;
  return (
    <span className="wm-muted wm-regular wm-block">
      No exact match. These courses match some words of your search.
    </span>
  );
}

/** The number of courses, the active filters and the courses; without results, a way to reset. */
function CatalogueResults(props: {
  found: FoundCourses;
  filter: CatalogueFilterState;
  /** The categories of the published courses. */
  categories: readonly string[];
  areSamples: boolean;
}) {
  const { found, filter, categories, areSamples } = props;
  const { count, search } = found;
  const line = useRef<HTMLParagraphElement>(null);
  const toCount = () => line.current?.focus();
  return (
    <Stack component="section" aria-labelledby="results-heading">
      <h2 id="results-heading" className="wm-visually-hidden">
        Results
      </h2>
      <div className={`wm-cluster wm-gap-16 wm-gap-y-8 ${styles.head}`}>
        <p
          ref={line}
          tabIndex={-1}
          role="status"
          className={classes('wm-anywhere wm-min-0 wm-strong', count === 0 && styles.unseen)}
        >
          {/* Without results, the heading below says it. */}
          {count === 0 ? (
            <span className="wm-visually-hidden">{countLine(count, search)}</span>
          ) : (
            countLine(count, search)
          )}
          <SearchNote {...found} />
        </p>
        <FilterChips filter={filter} onRemoved={toCount} />
      </div>
      {count > 0 ? (
        <GrowingGrid found={found} areSamples={areSamples} />
      ) : (
        <EmptyState
          title="No courses found"
          level={3}
          text="Try adjusting your search terms or filters"
          action={
            <>
              <Button
                onClick={() => {
                  filter.clearAll();
                  toCount();
                }}
              >
                Clear all filters
              </Button>
              <CategoryLinks categories={categories} onFollowed={toCount} />
            </>
          }
        />
      )}
    </Stack>
  );
}

/** The main categories that have courses, as a way on. */
function CategoryLinks({
  categories,
  onFollowed,
}: {
  categories: readonly string[];
  onFollowed: () => void;
}) {
  const names = mainNames(useCategories()).filter((name) => categories.includes(name));
  if (names.length === 0) return null;
  return (
    <Cluster component="ul" gap={8} justify="center" aria-label="Categories">
      {names.map((name) => (
        <li key={name}>
          <Button
            component={Link}
            to={paths.catalogueOf(name)}
            variant="secondary"
            size="sm"
            preventScrollReset
            onClick={onFollowed}
          >
            {name}
          </Button>
        </li>
      ))}
    </Cluster>
  );
}

/** The active filters as removable chips; nothing without filters. */
function FilterChips({
  filter,
  onRemoved,
}: {
  filter: CatalogueFilterState;
  /** The pressed button is about to be removed: the parent must move the focus. */
  onRemoved: () => void;
}) {
  if (!filter.isFiltered) return null;
  const { search, category, tag, minRating, level, price, length, choose } = filter;
  const active = [
    search.trim() && { text: `Search: ${search.trim()}`, remove: () => filter.setSearch('') },
    category && { text: `Category: ${category}`, remove: () => filter.toggleCategory(category) },
    tag && { text: `Skill: ${tag}`, remove: () => filter.toggleTag(tag) },
    minRating && { text: `Rating: ${minRating} and up`, remove: () => choose({ minRating: null }) },
    level && { text: `Level: ${levelName(level)}`, remove: () => choose({ level: null }) },
    price && { text: `Price: ${priceName(price)}`, remove: () => choose({ price: null }) },
    length && { text: `Length: ${lengthName(length)}`, remove: () => choose({ length: null }) },
  ].filter((entry) => entry !== null && entry !== 0 && entry !== '');
  return (
    <div className="wm-cluster wm-gap-8 wm-max-full" role="group" aria-label="Active filters">
      {active.map(({ text, remove }) => (
        <RemovableChip
          key={text}
          removeLabel={`Remove filter: ${text}`}
          onRemove={() => {
            remove();
            onRemoved();
          }}
        >
          {text}
        </RemovableChip>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          filter.clearAll();
          onRemoved();
        }}
      >
        Clear all
      </Button>
    </div>
  );
}
