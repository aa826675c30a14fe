/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EarlierAttemptsFragment = { id: string, viewerAttempts: Array<{ id: string, number: number, state: Types.QuizAttemptState, startedAt: string, finishedAt: string | null, result: { score: number, total: number, percent: number, passed: boolean, passingScorePercent: number } | null }> } & { ' $fragmentName'?: 'EarlierAttemptsFragment' };

export const EarlierAttemptsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarlierAttempts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quiz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}}]}}]}}]}}]} as unknown as DocumentNode<EarlierAttemptsFragment, unknown>;
export function useEarlierAttemptsFragment(from: useFragment.FromOptionValue<EarlierAttemptsFragment>) {
  return useCompleteFragment({ fragment: EarlierAttemptsFragmentDoc, fragmentName: 'EarlierAttempts', from });
}