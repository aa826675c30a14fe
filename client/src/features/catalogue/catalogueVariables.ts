import type { CataloguePageQueryVariables } from './CataloguePage.generated';
import type { CatalogueChoice } from './useCatalogueFilter';

/** Cards drawn at first, and added at a time. */
export const CARDS_AT_A_TIME = 24;

/** What the server is asked for the courses that these filters let through, from the first on. */
export function catalogueVariables({ search, category, tag, minRating }: CatalogueChoice) {
  return {
    filter: { search: search.trim() || null, category, skill: tag, minRating },
    first: CARDS_AT_A_TIME,
  } satisfies CataloguePageQueryVariables;
}
