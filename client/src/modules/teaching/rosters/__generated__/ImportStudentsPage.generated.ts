/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { RosterSummaryFragment } from './RosterImport.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImportStudentsPageQueryVariables = Exact<{
  courseId: string;
}>;


export type ImportStudentsPageQuery = { viewer: { teaching: { id: string, course: { id: string, title: string, isPublished: boolean, viewerPermissions: Array<Types.CoursePermission> } | null } | null } | null };

export type CourseRosterImportsQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseRosterImportsQuery = { courseRosterImports: Array<{ id: string, fileName: string, state: Types.RosterState, courseId: string | null, courseTitle: string | null, ownerName: string, isDelta: boolean, removesOthers: boolean, rowCount: number, doneCount: number, createdAt: string, finishedAt: string | null }> };


export const ImportStudentsPageDocument = {"__meta__":{"documentId":"fab19c9f3e356a7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportStudentsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportStudentsPageQuery, ImportStudentsPageQueryVariables>;
export const CourseRosterImportsDocument = {"__meta__":{"documentId":"9d01685205fe7b28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseRosterImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseRosterImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterSummary"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isDelta"}},{"kind":"Field","name":{"kind":"Name","value":"removesOthers"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<CourseRosterImportsQuery, CourseRosterImportsQueryVariables>;
export function useImportStudentsPageQuery(options: SkipToken | useQuery.Options<ImportStudentsPageQuery, ImportStudentsPageQueryVariables>) {
  return useQuery(ImportStudentsPageDocument, options as useQuery.Options<ImportStudentsPageQuery, ImportStudentsPageQueryVariables>);
}

export function useCourseRosterImportsQuery(options: SkipToken | useQuery.Options<CourseRosterImportsQuery, CourseRosterImportsQueryVariables>) {
  return useQuery(CourseRosterImportsDocument, options as useQuery.Options<CourseRosterImportsQuery, CourseRosterImportsQueryVariables>);
}