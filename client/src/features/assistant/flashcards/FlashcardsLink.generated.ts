/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FlashcardsLinkFragment = { id: string, dueFlashcardCount: number } & { ' $fragmentName'?: 'FlashcardsLinkFragment' };

export const FlashcardsLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlashcardsLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assistant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueFlashcardCount"}}]}}]} as unknown as DocumentNode<FlashcardsLinkFragment, unknown>;
export function useFlashcardsLinkFragment(from: useFragment.FromOptionValue<FlashcardsLinkFragment>) {
  return useCompleteFragment({ fragment: FlashcardsLinkFragmentDoc, fragmentName: 'FlashcardsLink', from });
}