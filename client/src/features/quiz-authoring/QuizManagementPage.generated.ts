/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import type { QuizTotalsFragment } from './QuizTotals.generated';
import type { QuizTableFragment } from './QuizTable.generated';
import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuizManagementPageQueryVariables = Exact<{ [key: string]: never; }>;


export type QuizManagementPageQuery = { viewer: { teaching: { id: string, quizTotals: { totalQuizzes: number, activeQuizzes: number, totalAttempts: number, averagePercent: number | null }, quizzes: Array<{ id: string, title: string, description: string, questionCount: number, timeLimitMinutes: number | null, passingScorePercent: number, isActive: boolean, attemptCount: number, averagePercent: number | null, course: { id: string, title: string } }> } | null } | null };


export const QuizManagementPageDocument = {"__meta__":{"documentId":"65e7d5c975871c13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizManagementPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quizTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuizTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"quizzes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuizTable"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuizTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalQuizzes"}},{"kind":"Field","name":{"kind":"Name","value":"activeQuizzes"}},{"kind":"Field","name":{"kind":"Name","value":"totalAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuiz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<QuizManagementPageQuery, QuizManagementPageQueryVariables>;
export function useQuizManagementPageQuery(options?: SkipToken | useQuery.Options<QuizManagementPageQuery, QuizManagementPageQueryVariables>) {
  return useQuery(QuizManagementPageDocument, options as useQuery.Options<QuizManagementPageQuery, QuizManagementPageQueryVariables>);
}
export function useQuizManagementPageLazyQuery(options?: useLazyQuery.Options<QuizManagementPageQuery, QuizManagementPageQueryVariables>) {
  return useLazyQuery(QuizManagementPageDocument, options);
}