/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestTokenFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestTokenFormQuery = { platform: { isDemo: boolean } };


export const RequestTokenFormDocument = {"__meta__":{"documentId":"3a91a067a9bbdd48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestTokenForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]} as unknown as DocumentNode<RequestTokenFormQuery, RequestTokenFormQueryVariables>;
export function useRequestTokenFormQuery(options?: SkipToken | useQuery.Options<RequestTokenFormQuery, RequestTokenFormQueryVariables>) {
  return useQuery(RequestTokenFormDocument, options as useQuery.Options<RequestTokenFormQuery, RequestTokenFormQueryVariables>);
}