import type { ApolloCache } from '@apollo/client';
import { AccessTokensDocument, type AccessTokensQuery } from './__generated__/AccessTokens.generated';

export type AccessToken = NonNullable<AccessTokensQuery['viewer']>['accessTokens'][number];

/** Replaces the list in the cache with that of a mutation's response. */
export function showTokens(cache: ApolloCache, tokens: readonly AccessToken[]) {
  cache.updateQuery({ query: AccessTokensDocument }, (data) =>
    data?.viewer ? { ...data, viewer: { ...data.viewer, accessTokens: [...tokens] } } : undefined,
  );
}
