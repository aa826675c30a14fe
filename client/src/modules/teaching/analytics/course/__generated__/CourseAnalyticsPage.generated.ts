/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../apollo/__generated__/types';

import type { CourseRightsFragment } from '../../../../courses/__generated__/CourseRights.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseAnalyticsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseAnalyticsPageQuery = { viewer: { teaching: { id: string, courses: Array<{ title: string, id: string, viewerRole: Types.CourseRole, viewerPermissions: Array<Types.CoursePermission> }> } | null } | null };


export const CourseAnalyticsPageDocument = {"__meta__":{"documentId":"e322cd251ab6c919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseAnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRights"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}}]} as unknown as DocumentNode<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>;
export function useCourseAnalyticsPageQuery(options?: SkipToken | useQuery.Options<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>) {
  return useQuery(CourseAnalyticsPageDocument, options as useQuery.Options<CourseAnalyticsPageQuery, CourseAnalyticsPageQueryVariables>);
}