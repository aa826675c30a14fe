/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTimesQuery = { platform: { isDemo: boolean } };


export const MailTimesDocument = {"__meta__":{"documentId":"2c1d2ca13ca090c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]} as unknown as DocumentNode<MailTimesQuery, MailTimesQueryVariables>;
export function useMailTimesQuery(options?: SkipToken | useQuery.Options<MailTimesQuery, MailTimesQueryVariables>) {
  return useQuery(MailTimesDocument, options as useQuery.Options<MailTimesQuery, MailTimesQueryVariables>);
}