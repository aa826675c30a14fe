/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkCompleteFragment = { id: string, title: string, viewerHasCompleted: boolean } & { ' $fragmentName'?: 'MarkCompleteFragment' };

export type MarkCompleteCourseFragment = { id: string, category: string, lessonCount: number, viewerIsInstructor: boolean, viewerEnrollment: { id: string, lessonsCompleted: number, completedPositions: Array<number> } | null } & { ' $fragmentName'?: 'MarkCompleteCourseFragment' };

export const MarkCompleteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkComplete"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasCompleted"}}]}}]} as unknown as DocumentNode<MarkCompleteFragment, unknown>;
export const MarkCompleteCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkCompleteCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsInstructor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEnrollment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedPositions"}}]}}]}}]} as unknown as DocumentNode<MarkCompleteCourseFragment, unknown>;
export function useMarkCompleteFragment(from: useFragment.FromOptionValue<MarkCompleteFragment>) {
  return useCompleteFragment({ fragment: MarkCompleteFragmentDoc, fragmentName: 'MarkComplete', from });
}

export function useMarkCompleteCourseFragment(from: useFragment.FromOptionValue<MarkCompleteCourseFragment>) {
  return useCompleteFragment({ fragment: MarkCompleteCourseFragmentDoc, fragmentName: 'MarkCompleteCourse', from });
}