/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { CourseRightsFragment } from '../../../courses/__generated__/CourseRights.generated';
import { type SkipToken, type useFragment, useQuery } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManageLessonsPageQueryVariables = Exact<{
  courseId: string;
}>;


export type ManageLessonsPageQuery = { viewer: { teaching: { id: string, course: (
        { id: string, title: string, description: string, category: string, isPublished: boolean, lessonCount: number, viewerRole: Types.CourseRole, viewerPermissions: Array<Types.CoursePermission> }
        & { ' $fragmentRefs'?: { 'ManagedLessonsFragment': ManagedLessonsFragment } }
      ) | null } | null } | null };

export type ManagedLessonsFragment = { id: string, category: string, lessons: Array<{ id: string, position: number, title: string, description: string, videoUrl: string | null, captionsUrl: string | null, captionsPath: string | null, duration: string | null, readingMinutes: number }> } & { ' $fragmentName'?: 'ManagedLessonsFragment' };

export type LessonEditorQueryVariables = Exact<{
  id: string;
}>;


export type LessonEditorQuery = { lesson: { id: string, revision: number, title: string, description: string, notes: string, videoUrl: string | null, captionsUrl: string | null, captionsText: string | null, duration: string | null } | null };

export const ManagedLessonsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedLessons"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsPath"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]}}]} as unknown as DocumentNode<ManagedLessonsFragment, unknown>;
export const ManageLessonsPageDocument = {"__meta__":{"documentId":"5d8e67534edad30f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageLessonsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRights"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedLessons"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedLessons"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsPath"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]}}]} as unknown as DocumentNode<ManageLessonsPageQuery, ManageLessonsPageQueryVariables>;
export const LessonEditorDocument = {"__meta__":{"documentId":"0b6dc4e2d648127d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsText"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]} as unknown as DocumentNode<LessonEditorQuery, LessonEditorQueryVariables>;
export function useManageLessonsPageQuery(options: SkipToken | useQuery.Options<ManageLessonsPageQuery, ManageLessonsPageQueryVariables>) {
  return useQuery(ManageLessonsPageDocument, options as useQuery.Options<ManageLessonsPageQuery, ManageLessonsPageQueryVariables>);
}

export function useManagedLessonsFragment(from: useFragment.FromOptionValue<ManagedLessonsFragment>) {
  return useCompleteFragment({ fragment: ManagedLessonsFragmentDoc, fragmentName: 'ManagedLessons', from });
}

export function useLessonEditorQuery(options: SkipToken | useQuery.Options<LessonEditorQuery, LessonEditorQueryVariables>) {
  return useQuery(LessonEditorDocument, options as useQuery.Options<LessonEditorQuery, LessonEditorQueryVariables>);
}