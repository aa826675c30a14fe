import { InMemoryCache, type FieldPolicy } from '@apollo/client/cache';
import type { TypedTypePolicies } from './generated/policies';
import possibleTypes from './generated/possibleTypes';

/** One list the server sends page by page, as it stands in the cache. */
interface CachedConnection {
  nodes?: readonly unknown[];
}

/**
 * One growing list per set of arguments in `keyArgs`: an answer without `after` replaces it, an answer with `after`
 * adds its nodes, and everything beside the nodes (total, page info) is the newest page's.
 */
function pagedBy(keyArgs: string[]): FieldPolicy<CachedConnection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!args?.after || !existing) return incoming;
      return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/** There is one of each for whoever asks, so it needs no id and its parts merge. */
const singleton = { keyFields: [] as [] };

/** The server's list is the whole list: the old one goes without a warning. */
const replaced: FieldPolicy = { merge: false };

/** Every policy of the cache. Types that are not listed are keyed by their `id`. */
const typePolicies: TypedTypePolicies = {
  Query: {
    fields: {
      courses: pagedBy(['filter', 'first']),
      testimonials: pagedBy(['first']),
    },
  },
  Viewer: singleton,
  Learning: {
    ...singleton,
    fields: { enrollments: replaced, recentActivity: replaced, certificates: replaced },
  },
  LearningStats: singleton,
  Platform: singleton,
  PlatformStats: singleton,
  Course: { fields: { lessons: replaced, quizzes: replaced, skills: replaced } },
  // Without ids of their own; kept inside what they belong to.
  LessonCompletion: { keyFields: false },
  VerifiedCertificate: { keyFields: ['number'] },
};

/** A new cache that knows every policy; the application has one, each test its own. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: possibleTypes.possibleTypes });
}
