/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeaturedCourseFragment = { id: string, title: string, category: string, lessonCount: number, lessons: Array<{ id: string, title: string, durationSeconds: number | null }> } & { ' $fragmentName'?: 'FeaturedCourseFragment' };

export const FeaturedCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturedCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}}]}}]}}]} as unknown as DocumentNode<FeaturedCourseFragment, unknown>;
export function useFeaturedCourseFragment(from: useFragment.FromOptionValue<FeaturedCourseFragment>) {
  return useCompleteFragment({ fragment: FeaturedCourseFragmentDoc, fragmentName: 'FeaturedCourse', from });
}