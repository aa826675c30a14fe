/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuizCourseChoiceFragment = { id: string, courses: Array<{ id: string, title: string, viewerPermissions: Array<Types.CoursePermission> }> } & { ' $fragmentName'?: 'QuizCourseChoiceFragment' };

export const QuizCourseChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizCourseChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Teaching"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"}}]}}]}}]} as unknown as DocumentNode<QuizCourseChoiceFragment, unknown>;
export function useQuizCourseChoiceFragment(from: useFragment.FromOptionValue<QuizCourseChoiceFragment>) {
  return useCompleteFragment({ fragment: QuizCourseChoiceFragmentDoc, fragmentName: 'QuizCourseChoice', from });
}