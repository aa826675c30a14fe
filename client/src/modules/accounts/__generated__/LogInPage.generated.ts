/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import type { OpenedSessionFragment, WaitingForCodeFragment, WaitingForSetUpFragment, WaitingForDeletionFragment } from './LogInResult.generated';
import type { UserErrorFields_AccountSuspended_Fragment, UserErrorFields_InvalidCredentials_Fragment, UserErrorFields_InvalidInput_Fragment } from '../../../forms/__generated__/UserErrorFields.generated';
import { type SkipToken, type useFragment, useQuery } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LogInPageQuery = { platform: (
    { isDemo: boolean, signInProvider: { label: string } | null }
    & { ' $fragmentRefs'?: { 'DemoAccountsFragment': DemoAccountsFragment } }
  ) };

export type DemoAccountsFragment = { demoAccounts: Array<{ label: string, email: string, password: string }> } & { ' $fragmentName'?: 'DemoAccountsFragment' };

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;


export type LogInMutation = { logIn:
    | { __typename: 'AccountSuspended', message: string }
    | { __typename: 'DeletionPending', token: string, dueAt: string }
    | { __typename: 'InvalidCredentials', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'LoggedIn', token: string, viewer: { account: { id: string, name: string, email: string, role: Types.Role } } }
    | { __typename: 'SecondFactorRequired', challenge: string }
    | { __typename: 'SecondFactorSetUpRequired', challenge: string }
   };

export const DemoAccountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<DemoAccountsFragment, unknown>;
export const LogInPageDocument = {"__meta__":{"documentId":"e284214486912004"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"signInProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoAccounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<LogInPageQuery, LogInPageQueryVariables>;
export const LogInDocument = {"__meta__":{"documentId":"b0ad791912437d4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedSession"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingForCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingForSetUp"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingForDeletion"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForSetUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorSetUpRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForDeletion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export function useLogInPageQuery(options?: SkipToken | useQuery.Options<LogInPageQuery, LogInPageQueryVariables>) {
  return useQuery(LogInPageDocument, options as useQuery.Options<LogInPageQuery, LogInPageQueryVariables>);
}

export function useDemoAccountsFragment(from: useFragment.FromOptionValue<DemoAccountsFragment>) {
  return useCompleteFragment({ fragment: DemoAccountsFragmentDoc, fragmentName: 'DemoAccounts', from });
}