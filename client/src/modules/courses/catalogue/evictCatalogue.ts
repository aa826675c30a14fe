import type { ApolloCache } from '@apollo/client';

/** Makes the catalogue load its courses anew, after one was published, unpublished or deleted. */
export function evictCatalogue(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
}
