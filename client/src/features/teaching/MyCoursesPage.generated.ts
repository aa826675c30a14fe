/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import type { InstructorCourseCardFragment } from './InstructorCourseCard.generated';
import { type SkipToken, useFragment, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyCoursesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCoursesPageQuery = { viewer: { teaching: { id: string, courses: Array<(
        { id: string, title: string, description: string, category: string, skills: Array<string>, isPublished: boolean }
        & { ' $fragmentRefs'?: { 'InstructorCourseCardFragment': InstructorCourseCardFragment } }
      )> } | null } | null };

export type MyCoursesFragment = { id: string, courses: Array<(
    { id: string, title: string, description: string, category: string, skills: Array<string>, isPublished: boolean }
    & { ' $fragmentRefs'?: { 'InstructorCourseCardFragment': InstructorCourseCardFragment } }
  )> } & { ' $fragmentName'?: 'MyCoursesFragment' };

export const MyCoursesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCourses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Teaching"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstructorCourseCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorCourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"averageProgress"}}]}}]}}]} as unknown as DocumentNode<MyCoursesFragment, unknown>;
export const MyCoursesPageDocument = {"__meta__":{"documentId":"2d725105afcad3fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCoursesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teaching"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyCourses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorCourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"averageProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCourses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Teaching"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstructorCourseCard"}}]}}]}}]} as unknown as DocumentNode<MyCoursesPageQuery, MyCoursesPageQueryVariables>;
export function useMyCoursesPageQuery(options?: SkipToken | useQuery.Options<MyCoursesPageQuery, MyCoursesPageQueryVariables>) {
  return useQuery(MyCoursesPageDocument, options as useQuery.Options<MyCoursesPageQuery, MyCoursesPageQueryVariables>);
}
export function useMyCoursesPageLazyQuery(options?: useLazyQuery.Options<MyCoursesPageQuery, MyCoursesPageQueryVariables>) {
  return useLazyQuery(MyCoursesPageDocument, options);
}

export function useMyCoursesFragment(from: useFragment.FromOptionValue<MyCoursesFragment>) {
  return useFragment({ fragment: MyCoursesFragmentDoc, fragmentName: 'MyCourses', from });
}