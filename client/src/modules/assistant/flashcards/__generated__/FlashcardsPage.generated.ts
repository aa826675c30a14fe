/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FlashcardsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type FlashcardsPageQuery = { viewer: { assistant: { id: string, dueFlashcardCount: number, decks: Array<{ id: string, title: string, createdAt: string, cardCount: number, dueCount: number, nextDueAt: string | null }> } } | null };

export type DeckCardFragment = { id: string, title: string, createdAt: string, cardCount: number, dueCount: number, nextDueAt: string | null } & { ' $fragmentName'?: 'DeckCardFragment' };

export type DeleteFlashcardDeckMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFlashcardDeckMutation = { deleteFlashcardDeck: { deckId: string, assistant: { id: string, dueFlashcardCount: number, decks: Array<{ id: string }> } } };

export const DeckCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlashcardDeck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}}]}}]} as unknown as DocumentNode<DeckCardFragment, unknown>;
export const FlashcardsPageDocument = {"__meta__":{"documentId":"7fdd6a97e25b8fe0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlashcardsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}},{"kind":"Field","name":{"kind":"Name","value":"decks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlashcardDeck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}}]}}]} as unknown as DocumentNode<FlashcardsPageQuery, FlashcardsPageQueryVariables>;
export const DeleteFlashcardDeckDocument = {"__meta__":{"documentId":"36c7a767e3397839"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFlashcardDeck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFlashcardDeck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deckId"}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}},{"kind":"Field","name":{"kind":"Name","value":"decks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFlashcardDeckMutation, DeleteFlashcardDeckMutationVariables>;
export function useFlashcardsPageQuery(options?: SkipToken | useQuery.Options<FlashcardsPageQuery, FlashcardsPageQueryVariables>) {
  return useQuery(FlashcardsPageDocument, options as useQuery.Options<FlashcardsPageQuery, FlashcardsPageQueryVariables>);
}