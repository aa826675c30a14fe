/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseInstructorFragment = { id: string, instructor: { id: string, name: string, bio: string | null, pictureUrl: string | null } } & { ' $fragmentName'?: 'CourseInstructorFragment' };

export const CourseInstructorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseInstructor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]}}]} as unknown as DocumentNode<CourseInstructorFragment, unknown>;
export function useCourseInstructorFragment(from: useFragment.FromOptionValue<CourseInstructorFragment>) {
  return useCompleteFragment({ fragment: CourseInstructorFragmentDoc, fragmentName: 'CourseInstructor', from });
}