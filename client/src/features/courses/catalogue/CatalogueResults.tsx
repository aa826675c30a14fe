import { type ReactNode, useRef } from 'react';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './CatalogueResults.module.css';
import { FilterChips } from './FilterChips';
import type { CatalogueFilterState } from './useCatalogueFilter';
import type { FoundCourses } from './useCatalogueResults';

/** "6 courses found", with the search term. */
function countLine(count: number, search: string): string {
  const term = search.trim();
  return `${formatCount(count, 'course')} found${term ? ` for "${term}"` : ''}`;
}

/** Explains results that do not contain all words of the search term as they are. */
function SearchNote({
  found,
}: {
  found: Pick<FoundCourses<unknown>, 'count' | 'matchesAllWords' | 'corrected'>;
}) {
  const { count, matchesAllWords, corrected } = found;
  if (corrected !== null)
    return (
      <span className={styles.note}>
        Showing results for <strong>{corrected}</strong>
      </span>
    );
  if (count === 0 || matchesAllWords) return null;
  return <span className={styles.note}>No exact match. These courses match some words of your search.</span>;
}

/** The number of courses, the active filters and the courses; without results, a way to reset. */
export function CatalogueResults(props: {
  found: Pick<FoundCourses<unknown>, 'count' | 'matchesAllWords' | 'corrected' | 'search'>;
  filter: CatalogueFilterState;
  children: ReactNode;
}) {
  const { found, filter, children } = props;
  const { count, search } = found;
  const line = useRef<HTMLParagraphElement>(null);
  const toCount = () => line.current?.focus();
  return (
    <section className={styles.results} aria-labelledby="results-heading">
      <VisuallyHidden component="h2" id="results-heading">
        Results
      </VisuallyHidden>
      <div className={styles.head}>
        <p ref={line} tabIndex={-1} role="status" className={styles.count}>
          {countLine(count, search)}
          <SearchNote found={found} />
        </p>
        <FilterChips filter={filter} onRemoved={toCount} />
      </div>
      {count > 0 ? (
        children
      ) : (
        <EmptyState
          title="No courses found"
          level={3}
          text="Try adjusting your search terms or filters"
          action={
            <Button
              onClick={() => {
                filter.clearAll();
                toCount();
              }}
            >
              Clear all filters
            </Button>
          }
        />
      )}
    </section>
  );
}
