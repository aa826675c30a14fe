/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewDeckFragment = { id: string, title: string, cardCount: number, dueCount: number } & { ' $fragmentName'?: 'NewDeckFragment' };

export const NewDeckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewDeck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlashcardDeck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}}]}}]} as unknown as DocumentNode<NewDeckFragment, unknown>;
export function useNewDeckFragment(from: useFragment.FromOptionValue<NewDeckFragment>) {
  return useCompleteFragment({ fragment: NewDeckFragmentDoc, fragmentName: 'NewDeck', from });
}