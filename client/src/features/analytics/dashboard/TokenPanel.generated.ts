/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TokenPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenPanelQuery = { platform: { isDemo: boolean } };


export const TokenPanelDocument = {"__meta__":{"documentId":"637c55e756688aa8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokenPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]} as unknown as DocumentNode<TokenPanelQuery, TokenPanelQueryVariables>;
export function useTokenPanelQuery(options?: SkipToken | useQuery.Options<TokenPanelQuery, TokenPanelQueryVariables>) {
  return useQuery(TokenPanelDocument, options as useQuery.Options<TokenPanelQuery, TokenPanelQueryVariables>);
}