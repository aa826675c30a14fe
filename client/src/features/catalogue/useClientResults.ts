import { useDeferredValue, useMemo } from 'react';
import type { FilterableCourse } from '../../../../server/features/catalogue/catalogue.rules';
import { filterCatalogue, indexCatalogue } from './catalogueIndex';
import { useShownCards } from './CourseGrid';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The courses that match the filters, as far as shown. */
export interface FoundCourses<Course> {
  /** Total number of matches. */
  count: number;
  /** The term that `count` belongs to; the input may be ahead of it. */
  search: string;
  courses: readonly Course[];
  /** Shows more of them; undefined when all are shown. A returned promise is awaited. */
  more?: (() => unknown) | undefined;
  isLoading?: boolean;
  /** False loads more only by the button. */
  onScroll?: boolean;
}

/** Filters the courses held by the client on every keystroke. */
export function useClientResults<Course extends FilterableCourse>(
  held: readonly Course[],
  filter: CatalogueFilterState,
): FoundCourses<Course> {
  const { category, tag, minRating } = filter;
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(filter.search);
  const index = useMemo(() => indexCatalogue(held), [held]);
  const found = useMemo(
    () => filterCatalogue(index, { search, category, skill: tag, minRating }),
    [index, search, category, tag, minRating],
  );
  return { count: found.length, search, ...useShownCards(found) };
}
