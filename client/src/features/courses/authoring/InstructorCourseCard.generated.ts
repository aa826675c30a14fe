/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InstructorCourseCardFragment = { id: string, title: string, description: string, category: string, level: Types.CourseLevel, priceCents: number, isPublished: boolean, lessonCount: number, createdAt: string, metrics: { enrollmentCount: number, completionRate: number, averageProgress: number } } & { ' $fragmentName'?: 'InstructorCourseCardFragment' };

export const InstructorCourseCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorCourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"metrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"averageProgress"}}]}}]}}]} as unknown as DocumentNode<InstructorCourseCardFragment, unknown>;
export function useInstructorCourseCardFragment(from: useFragment.FromOptionValue<InstructorCourseCardFragment>) {
  return useFragment({ fragment: InstructorCourseCardFragmentDoc, fragmentName: 'InstructorCourseCard', from });
}