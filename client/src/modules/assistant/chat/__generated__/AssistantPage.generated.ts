/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { RecentChatsFragment } from './RecentChats.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AssistantPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantPageQuery = { viewer: { account: { id: string, role: Types.Role }, assistant: (
      { id: string, kind: Types.AssistantKind, streams: boolean, dueFlashcardCount: number, remainingThisHour: number, quotaResetsAt: string | null }
      & { ' $fragmentRefs'?: { 'RecentChatsFragment': RecentChatsFragment } }
    ) } | null };


export const AssistantPageDocument = {"__meta__":{"documentId":"87f60ad55fae9bca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"streams"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingThisHour"}},{"kind":"Field","name":{"kind":"Name","value":"quotaResetsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentChats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantConversationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentChats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assistant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatPage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<AssistantPageQuery, AssistantPageQueryVariables>;
export function useAssistantPageQuery(options?: SkipToken | useQuery.Options<AssistantPageQuery, AssistantPageQueryVariables>) {
  return useQuery(AssistantPageDocument, options as useQuery.Options<AssistantPageQuery, AssistantPageQueryVariables>);
}