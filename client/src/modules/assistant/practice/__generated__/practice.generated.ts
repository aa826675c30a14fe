/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GeneratedQuestionFragment = { type: Types.QuestionType, text: string, options: Array<string>, answer: string, explanation: string, quote: string, courseId: string, lessonTitle: string, source: string } & { ' $fragmentName'?: 'GeneratedQuestionFragment' };

export type QuestionsForDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionsForDraftQuery = { viewer: { teaching: { id: string, courses: Array<{ id: string, title: string }> } | null } | null };

export const GeneratedQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneratedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<GeneratedQuestionFragment, unknown>;
export const QuestionsForDraftDocument = {"__meta__":{"documentId":"34f1275098571caf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionsForDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>;
export function useQuestionsForDraftQuery(options?: SkipToken | useQuery.Options<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>) {
  return useQuery(QuestionsForDraftDocument, options as useQuery.Options<QuestionsForDraftQuery, QuestionsForDraftQueryVariables>);
}