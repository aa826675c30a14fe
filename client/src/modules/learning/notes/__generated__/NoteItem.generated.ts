/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoteItemFragment = { id: string, courseId: string, lessonId: string, lessonTitle: string, canOpenLesson: boolean, text: string, seconds: number | null, revision: number, createdAt: string, updatedAt: string } & { ' $fragmentName'?: 'NoteItemFragment' };

export const NoteItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"canOpenLesson"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<NoteItemFragment, unknown>;
export function useNoteItemFragment(from: useFragment.FromOptionValue<NoteItemFragment>) {
  return useCompleteFragment({ fragment: NoteItemFragmentDoc, fragmentName: 'NoteItem', from });
}