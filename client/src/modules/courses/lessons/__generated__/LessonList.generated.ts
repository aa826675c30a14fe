/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LessonListFragment = { id: string, category: string, lessons: Array<{ id: string, title: string, duration: string | null, readingMinutes: number, videoUrl: string | null, viewerHasCompleted: boolean }> } & { ' $fragmentName'?: 'LessonListFragment' };

export const LessonListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasCompleted"}}]}}]}}]} as unknown as DocumentNode<LessonListFragment, unknown>;
export function useLessonListFragment(from: useFragment.FromOptionValue<LessonListFragment>) {
  return useCompleteFragment({ fragment: LessonListFragmentDoc, fragmentName: 'LessonList', from });
}