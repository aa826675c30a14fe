/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { QuizCourseChoiceFragment } from './QuizInfoFields.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateQuizPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreateQuizPageQuery = { viewer: { teaching: (
      { id: string }
      & { ' $fragmentRefs'?: { 'QuizCourseChoiceFragment': QuizCourseChoiceFragment } }
    ) | null } | null };


export const CreateQuizPageDocument = {"__meta__":{"documentId":"cda2a6d136e51fbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateQuizPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuizCourseChoice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizCourseChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Teaching"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}}]}}]} as unknown as DocumentNode<CreateQuizPageQuery, CreateQuizPageQueryVariables>;
export function useCreateQuizPageQuery(options?: SkipToken | useQuery.Options<CreateQuizPageQuery, CreateQuizPageQueryVariables>) {
  return useQuery(CreateQuizPageDocument, options as useQuery.Options<CreateQuizPageQuery, CreateQuizPageQueryVariables>);
}