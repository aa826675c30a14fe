/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManagedLessonsFragment = { id: string, category: string, lessons: Array<{ id: string, position: number, title: string, description: string, videoUrl: string | null, captionsUrl: string | null, captionsPath: string | null, duration: string | null, readingMinutes: number }> } & { ' $fragmentName'?: 'ManagedLessonsFragment' };

export const ManagedLessonsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedLessons"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsPath"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]}}]} as unknown as DocumentNode<ManagedLessonsFragment, unknown>;
export function useManagedLessonsFragment(from: useFragment.FromOptionValue<ManagedLessonsFragment>) {
  return useCompleteFragment({ fragment: ManagedLessonsFragmentDoc, fragmentName: 'ManagedLessons', from });
}