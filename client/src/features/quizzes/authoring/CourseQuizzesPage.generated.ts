/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import type { CourseRightsFragment } from '../../courses/CourseRights.generated';
import { type SkipToken, type useFragment, useQuery } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseQuizzesPageQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseQuizzesPageQuery = { viewer: { teaching: { id: string, course: { id: string, title: string, viewerRole: Types.CourseRole, viewerPermissions: Array<Types.CoursePermission>, quizzes: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'CourseQuizCardFragment': CourseQuizCardFragment } }
        )> } | null } | null } | null };

export type CourseQuizCardFragment = { id: string, title: string, description: string, isActive: boolean, questionCount: number, timeLimitMinutes: number | null, passingScorePercent: number, createdAt: string, questions: Array<{ id: string, text: string }> } & { ' $fragmentName'?: 'CourseQuizCardFragment' };

export const CourseQuizCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseQuizCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuiz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CourseQuizCardFragment, unknown>;
export const CourseQuizzesPageDocument = {"__meta__":{"documentId":"2ff051ea861e7f17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseQuizzesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRights"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"quizzes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseQuizCard"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseQuizCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuiz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CourseQuizzesPageQuery, CourseQuizzesPageQueryVariables>;
export function useCourseQuizzesPageQuery(options: SkipToken | useQuery.Options<CourseQuizzesPageQuery, CourseQuizzesPageQueryVariables>) {
  return useQuery(CourseQuizzesPageDocument, options as useQuery.Options<CourseQuizzesPageQuery, CourseQuizzesPageQueryVariables>);
}

export function useCourseQuizCardFragment(from: useFragment.FromOptionValue<CourseQuizCardFragment>) {
  return useCompleteFragment({ fragment: CourseQuizCardFragmentDoc, fragmentName: 'CourseQuizCard', from });
}