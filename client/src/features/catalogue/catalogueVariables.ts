import type { CataloguePageQueryVariables } from './CataloguePage.generated';
import type { CatalogueChoice } from './useCatalogueFilter';

/** Number of cards rendered initially and added each time. */
export const CARDS_AT_A_TIME = 24;

/** Query variables for the first page of courses that match these filters. */
export function catalogueVariables({ search, category, tag, minRating }: CatalogueChoice) {
  return {
    filter: { search: search.trim() || null, category, skill: tag, minRating },
    first: CARDS_AT_A_TIME,
  } satisfies CataloguePageQueryVariables;
}
