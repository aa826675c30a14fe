/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseAnalyticsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseAnalyticsPageQuery = { viewer: { teaching: { id: string, courses: Array<{ id: string, title: string }> } | null } | null };


export const CourseAnalyticsPageDocument = {"__meta__":{"documentId":"5554b8fc27a00d40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseAnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>;
export function useCourseAnalyticsPageQuery(options?: SkipToken | useQuery.Options<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>) {
  return useQuery(CourseAnalyticsPageDocument, options as useQuery.Options<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>);
}