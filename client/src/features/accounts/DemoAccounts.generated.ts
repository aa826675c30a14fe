/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DemoAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoAccountsQuery = { platform: { isDemo: boolean, demoAccounts: Array<{ email: string, password: string, role: Types.Role }> } };


export const DemoAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<DemoAccountsQuery, DemoAccountsQueryVariables>;
export function useDemoAccountsQuery(options?: SkipToken | useQuery.Options<DemoAccountsQuery, DemoAccountsQueryVariables>) {
  return useQuery(DemoAccountsDocument, options as useQuery.Options<DemoAccountsQuery, DemoAccountsQueryVariables>);
}
export function useDemoAccountsLazyQuery(options?: useLazyQuery.Options<DemoAccountsQuery, DemoAccountsQueryVariables>) {
  return useLazyQuery(DemoAccountsDocument, options);
}