/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { InvalidFieldsFragment } from '../../../../forms/__generated__/InvalidFields.generated';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestedFlashcardsQueryVariables = Exact<{
  noteIds: Array<string> | string;
}>;


export type SuggestedFlashcardsQuery = { viewer: { suggestedFlashcards: Array<{ noteId: string, front: string, back: string, lessonId: string | null }> } | null };

export type CreateDeckFromNotesMutationVariables = Exact<{
  input: Types.CreateFlashcardDeckInput;
}>;


export type CreateDeckFromNotesMutation = { createFlashcardDeck:
    | { __typename: 'FlashcardDeckCreated', deck: { id: string }, assistant: { id: string, dueFlashcardCount: number, decks: Array<{ id: string }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
   };


export const SuggestedFlashcardsDocument = {"__meta__":{"documentId":"ab3b53e9fc62ec49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedFlashcards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noteIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedFlashcards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noteIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noteIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"front"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestedFlashcardsQuery, SuggestedFlashcardsQueryVariables>;
export const CreateDeckFromNotesDocument = {"__meta__":{"documentId":"fc6564efc410455b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeckFromNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFlashcardDeckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFlashcardDeck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlashcardDeckCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}},{"kind":"Field","name":{"kind":"Name","value":"decks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvalidFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvalidFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateDeckFromNotesMutation, CreateDeckFromNotesMutationVariables>;
export function useSuggestedFlashcardsQuery(options: SkipToken | useQuery.Options<SuggestedFlashcardsQuery, SuggestedFlashcardsQueryVariables>) {
  return useQuery(SuggestedFlashcardsDocument, options as useQuery.Options<SuggestedFlashcardsQuery, SuggestedFlashcardsQueryVariables>);
}

export function useCreateDeckFromNotesMutation(options?: useMutation.Options<CreateDeckFromNotesMutation, CreateDeckFromNotesMutationVariables>) {
  return useMutation(CreateDeckFromNotesDocument, options);
}