/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountPictureQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPictureQuery = { viewer: { account: { id: string, pictureUrl: string | null } } | null };


export const AccountPictureDocument = {"__meta__":{"documentId":"4fba20442db1f741"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]}}]}}]} as unknown as DocumentNode<AccountPictureQuery, AccountPictureQueryVariables>;
export function useAccountPictureQuery(options?: SkipToken | useQuery.Options<AccountPictureQuery, AccountPictureQueryVariables>) {
  return useQuery(AccountPictureDocument, options as useQuery.Options<AccountPictureQuery, AccountPictureQueryVariables>);
}