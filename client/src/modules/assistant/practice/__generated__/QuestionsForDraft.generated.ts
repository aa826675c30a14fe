/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionsForDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionsForDraftQuery = { viewer: { teaching: { id: string, courses: Array<{ id: string, title: string }> } | null } | null };


export const QuestionsForDraftDocument = {"__meta__":{"documentId":"34f1275098571caf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionsForDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>;
export function useQuestionsForDraftQuery(options?: SkipToken | useQuery.Options<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>) {
  return useQuery(QuestionsForDraftDocument, options as useQuery.Options<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>);
}