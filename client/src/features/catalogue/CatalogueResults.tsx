import { type ReactNode, useRef } from 'react';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CatalogueResults.module.css';
import { FilterChips } from './FilterChips';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** "6 courses found", with the search term. */
function countLine(count: number, search: string): string {
  const term = search.trim();
  return `${formatCount(count, 'course')} found${term ? ` for "${term}"` : ''}`;
}

/** The number of courses, the active filters and the courses; without results, a way to reset. */
export function CatalogueResults(props: {
  count: number;
  /** The term that `count` belongs to; the input may be ahead of it. */
  search: string;
  filter: CatalogueFilterState;
  children: ReactNode;
}) {
  const { count, search, filter, children } = props;
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
