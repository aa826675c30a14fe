/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import type { DemoAccountsFragment } from './DemoAccounts.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LogInPageQuery = { platform: (
    { isDemo: boolean, signInProvider: { label: string } | null }
    & { ' $fragmentRefs'?: { 'DemoAccountsFragment': DemoAccountsFragment } }
  ) };


export const LogInPageDocument = {"__meta__":{"documentId":"e284214486912004"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"signInProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoAccounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<LogInPageQuery, LogInPageQueryVariables>;
export function useLogInPageQuery(options?: SkipToken | useQuery.Options<LogInPageQuery, LogInPageQueryVariables>) {
  return useQuery(LogInPageDocument, options as useQuery.Options<LogInPageQuery, LogInPageQueryVariables>);
}