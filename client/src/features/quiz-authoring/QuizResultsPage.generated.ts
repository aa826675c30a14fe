/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import type { QuestionStatsTableFragment } from './QuestionStatsTable.generated';
import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuizResultsPageQueryVariables = Exact<{
  id: string;
}>;


export type QuizResultsPageQuery = { viewer: { teaching: { id: string, quiz: { id: string, title: string, attemptCount: number, averagePercent: number | null, passingScorePercent: number, timeLimitMinutes: number | null, course: { id: string, title: string }, results: (
          { passedCount: number, medianPercent: number | null, medianMinutes: number | null, distribution: Array<number>, csvPath: string }
          & { ' $fragmentRefs'?: { 'QuestionStatsTableFragment': QuestionStatsTableFragment } }
        ) } | null } | null } | null };


export const QuizResultsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizResultsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passedCount"}},{"kind":"Field","name":{"kind":"Name","value":"medianPercent"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"}},{"kind":"Field","name":{"kind":"Name","value":"csvPath"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionStatsTable"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionStatsTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuizResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"facilityPercent"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"mostChosenWrong"}},{"kind":"Field","name":{"kind":"Name","value":"mostChosenWrongCount"}}]}}]}}]} as unknown as DocumentNode<QuizResultsPageQuery, QuizResultsPageQueryVariables>;
export function useQuizResultsPageQuery(options: SkipToken | useQuery.Options<QuizResultsPageQuery, QuizResultsPageQueryVariables>) {
  return useQuery(QuizResultsPageDocument, options as useQuery.Options<QuizResultsPageQuery, QuizResultsPageQueryVariables>);
}
export function useQuizResultsPageLazyQuery(options?: useLazyQuery.Options<QuizResultsPageQuery, QuizResultsPageQueryVariables>) {
  return useLazyQuery(QuizResultsPageDocument, options);
}