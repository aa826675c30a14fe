import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { FilterableCourse } from '../../../../server/features/catalogue/catalogue.rules';
import { CatalogueResults } from './CatalogueResults';
import { filterCatalogue, indexCatalogue } from './catalogueIndex';
import { CourseGrid } from './CourseGrid';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The results among courses that the client holds: filtered at every key press, without asking anyone. */
export function HeldResults<Course extends FilterableCourse & { id: string }>(props: {
  courses: readonly Course[];
  filter: CatalogueFilterState;
  renderCard: (course: Course) => ReactNode;
}) {
  const { courses, filter, renderCard } = props;
  const { category, tag, minRating } = filter;
  // The letter appears in the box at once; the cards follow when there is time.
  const search = useDeferredValue(filter.search);
  const index = useMemo(() => indexCatalogue(courses), [courses]);
  const found = useMemo(
    () => filterCatalogue(index, { search, category, skill: tag, minRating }),
    [index, search, category, tag, minRating],
  );
  return (
    <CatalogueResults count={found.length} search={search} filter={filter}>
      <CourseGrid label="Courses" courses={found} renderCard={renderCard} />
    </CatalogueResults>
  );
}
