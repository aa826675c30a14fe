/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { UserErrorFields_AssistantBudgetUsedUp_Fragment, UserErrorFields_AssistantUnavailable_Fragment, UserErrorFields_InvalidInput_Fragment } from '../../../../forms/__generated__/UserErrorFields.generated';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestionKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionKindsQuery = { viewer: { assistant: { id: string, kind: Types.AssistantKind, suggestionKinds: Array<Types.SuggestionKind> } } | null };

export type SuggestTextMutationVariables = Exact<{
  input: Types.SuggestTextInput;
}>;


export type SuggestTextMutation = { suggestText:
    | { __typename: 'AssistantBudgetUsedUp', message: string }
    | { __typename: 'AssistantUnavailable', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'TextSuggested', text: string, madeBy: Types.AssistantKind, assistant: { id: string, remainingThisHour: number, quotaResetsAt: string | null } }
   };

export type StopSuggestionMutationVariables = Exact<{
  requestId: string;
}>;


export type StopSuggestionMutation = { stopAssistant: boolean };


export const SuggestionKindsDocument = {"__meta__":{"documentId":"c07a15579a36e78a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestionKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"suggestionKinds"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestionKindsQuery, SuggestionKindsQueryVariables>;
export const SuggestTextDocument = {"__meta__":{"documentId":"de0daba31e012c92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSuggested"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remainingThisHour"}},{"kind":"Field","name":{"kind":"Name","value":"quotaResetsAt"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestTextMutation, SuggestTextMutationVariables>;
export const StopSuggestionDocument = {"__meta__":{"documentId":"d851cde377d561f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopAssistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}]}}]} as unknown as DocumentNode<StopSuggestionMutation, StopSuggestionMutationVariables>;
export function useSuggestionKindsQuery(options?: SkipToken | useQuery.Options<SuggestionKindsQuery, SuggestionKindsQueryVariables>) {
  return useQuery(SuggestionKindsDocument, options as useQuery.Options<SuggestionKindsQuery, SuggestionKindsQueryVariables>);
}

export function useSuggestTextMutation(options?: useMutation.Options<SuggestTextMutation, SuggestTextMutationVariables>) {
  return useMutation(SuggestTextDocument, options);
}

export function useStopSuggestionMutation(options?: useMutation.Options<StopSuggestionMutation, StopSuggestionMutationVariables>) {
  return useMutation(StopSuggestionDocument, options);
}