/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeckCardFragment = { id: string, title: string, createdAt: string, cardCount: number, dueCount: number, nextDueAt: string | null } & { ' $fragmentName'?: 'DeckCardFragment' };

export const DeckCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlashcardDeck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}}]}}]} as unknown as DocumentNode<DeckCardFragment, unknown>;
export function useDeckCardFragment(from: useFragment.FromOptionValue<DeckCardFragment>) {
  return useCompleteFragment({ fragment: DeckCardFragmentDoc, fragmentName: 'DeckCard', from });
}