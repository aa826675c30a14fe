import type { ApolloCache } from '@apollo/client';
import type { CatalogueCardsQuery } from './CataloguePage.generated';

export type HeldCourses = CatalogueCardsQuery['courses']['nodes'];

/** The list of all courses per cache, for returning to the catalogue. */
export const heldCourses = new WeakMap<ApolloCache, HeldCourses>();

/** Makes the catalogue refetch its courses when next opened, after one was published, unpublished or deleted. */
export function evictCatalogue(cache: ApolloCache): void {
  heldCourses.delete(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
}
