/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LearningStatCardsFragment = { totalCourses: number, completedCourses: number, totalLessonsCompleted: number, averageProgress: number } & { ' $fragmentName'?: 'LearningStatCardsFragment' };

export const LearningStatCardsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearningStatCards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LearningStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"completedCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalLessonsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"averageProgress"}}]}}]} as unknown as DocumentNode<LearningStatCardsFragment, unknown>;
export function useLearningStatCardsFragment(from: useFragment.FromOptionValue<LearningStatCardsFragment>) {
  return useCompleteFragment({ fragment: LearningStatCardsFragmentDoc, fragmentName: 'LearningStatCards', from });
}