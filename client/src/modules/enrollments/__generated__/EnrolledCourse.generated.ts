/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnrolledCourseFragment = { id: string, lessonsCompleted: number, completedPositions: Array<number>, percent: number, course: { id: string, title: string, category: string, lessonCount: number }, resumeLesson: { id: string, title: string } | null } & { ' $fragmentName'?: 'EnrolledCourseFragment' };

export const EnrolledCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolledCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrollment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedPositions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<EnrolledCourseFragment, unknown>;
export function useEnrolledCourseFragment(from: useFragment.FromOptionValue<EnrolledCourseFragment>) {
  return useCompleteFragment({ fragment: EnrolledCourseFragmentDoc, fragmentName: 'EnrolledCourse', from });
}