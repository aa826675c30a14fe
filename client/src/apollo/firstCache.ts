import { InMemoryCache } from '@apollo/client/cache';
import { pagedBy, replaced, singleton } from './fieldPolicies';
import type { TypedTypePolicies } from './generated/policies';

/** The policies of the types on server-rendered pages; `cache.ts` has those of all other types. */
const typePolicies: TypedTypePolicies = {
  Query: { fields: { courses: pagedBy(['filter', 'sort', 'first']), testimonials: pagedBy(['first']) } },
  Viewer: singleton,
  Platform: singleton,
  PlatformStats: singleton,
  Course: {
    fields: { lessons: replaced, quizzes: replaced, skills: replaced, block: replaced, reviews: pagedBy([]) },
  },
  Quiz: { fields: { viewerAttempts: replaced } },
  ReviewConnection: { fields: { starCounts: replaced } },
  StarCount: { keyFields: false },
};

/**
 * Creates the cache with which a server-rendered page starts. `completeCache` adds the other policies before the first
 * response of the server is written to it.
 */
export function createFirstCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
