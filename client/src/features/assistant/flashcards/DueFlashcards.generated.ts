/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueFlashcardsFragment = { id: string, dueFlashcardCount: number } & { ' $fragmentName'?: 'DueFlashcardsFragment' };

export const DueFlashcardsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueFlashcards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assistant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}}]}}]} as unknown as DocumentNode<DueFlashcardsFragment, unknown>;
export function useDueFlashcardsFragment(from: useFragment.FromOptionValue<DueFlashcardsFragment>) {
  return useCompleteFragment({ fragment: DueFlashcardsFragmentDoc, fragmentName: 'DueFlashcards', from });
}