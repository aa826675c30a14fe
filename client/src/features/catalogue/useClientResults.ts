import { useDeferredValue, useMemo } from 'react';
import type { FilterableCourse } from '../../../../server/features/catalogue/catalogue.rules';
import { filterCatalogue, indexCatalogue } from './catalogueIndex';
import { useShownCards } from './CourseGrid';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The courses that the filters let through, as far as they are shown. */
export interface FoundCourses<Course> {
  /** Of all that were found. */
  count: number;
  /** The term that `count` belongs to; the box may be a letter ahead. */
  search: string;
  courses: readonly Course[];
  /** Shows more of them; absent when all are shown. A promise it returns is waited for. */
  more?: (() => unknown) | undefined;
  isLoading?: boolean;
  /** False leaves asking for more to the button alone. */
  onScroll?: boolean;
}

/** The results among courses that the client holds: filtered at every key press, without asking anyone. */
export function useClientResults<Course extends FilterableCourse>(
  held: readonly Course[],
  filter: CatalogueFilterState,
): FoundCourses<Course> {
  const { category, tag, minRating } = filter;
  // The letter appears in the box at once; the cards follow when there is time.
  const search = useDeferredValue(filter.search);
  const index = useMemo(() => indexCatalogue(held), [held]);
  const found = useMemo(
    () => filterCatalogue(index, { search, category, skill: tag, minRating }),
    [index, search, category, tag, minRating],
  );
  return { count: found.length, search, ...useShownCards(found) };
}
