import type { ApolloCache } from '@apollo/client';
import type { CatalogueCardsQuery } from './CataloguePage.generated';

export type HeldCourses = CatalogueCardsQuery['courses']['nodes'];

/** The list of every course, kept beside the cache of their cards, for coming back to the catalogue. */
export const heldCourses = new WeakMap<ApolloCache, HeldCourses>();

/** Makes the catalogue load its courses again the next time it is opened, after one was published, unpublished or deleted. */
export function evictCatalogue(cache: ApolloCache): void {
  heldCourses.delete(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
}
