import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#server/modules/courses/catalogue.rules';
import { COURSE_SORTS, type CourseSort } from '#server/modules/courses/course-options.rules';
import { formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { CloseIcon } from '../../../ui/icons/Icons';
import { SelectField, TextField } from '../../../ui/fields/Fields';
import styles from './CatalogueSearch.module.css';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { sortName } from './optionLabels';
import type { CatalogueFilterState } from './useCatalogueFilter';

const Sheet = lazyComponent(() => import('../../../ui/overlays/Sheet').then(({ Sheet: sheet }) => sheet));

/** Search and order of the courses; on a small screen also a button that opens the filters. */
export function CatalogueSearch({ count, ...panel }: FilterPanelProps & { count: number | null }) {
  const { filter } = panel;
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="search" className={`wm-grid wm-align-end wm-gap-12 ${styles.row}`} aria-label="Courses">
      <SearchBox filter={filter} />
      <SortSelect filter={filter} />
      <Button
        variant="secondary"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {filter.filterCount > 0 ? `Filters (${filter.filterCount})` : 'Filters'}
      </Button>
      {isOpen && (
        <Suspense>
          <Sheet
            title="Filters"
            onClose={() => setOpen(false)}
            footer={
              <Button fullWidth onClick={() => setOpen(false)}>
                {count === null ? 'Show courses' : `Show ${formatCount(count, 'course')}`}
              </Button>
            }
          >
            <FilterPanel {...panel} />
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}

/** The standard order, which the address does not name. */
const STANDARD: CourseSort = 'RELEVANCE';

function SortSelect({ filter }: { filter: CatalogueFilterState }) {
  const isSearching = filter.search.trim() !== '';
  return (
    <SelectField
      label="Sort by"
      value={filter.sort ?? STANDARD}
      onChange={({ target }) =>
        filter.choose({ sort: target.value === STANDARD ? null : (target.value as CourseSort) })
      }
      options={COURSE_SORTS.map((sort) => [sort, sortName(sort, isSearching)])}
    />
  );
}

function SearchBox({ filter }: { filter: CatalogueFilterState }) {
  const id = useId();
  const first = useRef(filter);
  useEffect(() => {
    // Text typed into the server-rendered page: React reports it while it hydrates the page, but the router only navigates
    // afterwards.
    const { search, setSearch } = first.current;
    const timer = setTimeout(() => {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement && box.value !== search) setSearch(box.value);
    });
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <TextField
      id={id}
      label="Search courses"
      type="search"
      className={`wm-all-columns ${styles.search}`}
      placeholder="Title, skill, instructor"
      maxLength={SEARCH_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      value={filter.search}
      onChange={(event) => filter.setSearch(event.target.value)}
      // Always rendered: adding the element later would remount the input and lose the focus.
      trailing={
        <span hidden={filter.search === ''}>
          <IconButton
            label="Clear search"
            onClick={() => {
              filter.setSearch('');
              document.getElementById(id)?.focus();
            }}
          >
            <CloseIcon size={18} />
          </IconButton>
        </span>
      }
    />
  );
}
