/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionsLeftFragment = { id: string, remainingThisHour: number, quotaResetsAt: string | null } & { ' $fragmentName'?: 'QuestionsLeftFragment' };

export const QuestionsLeftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assistant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remainingThisHour"}},{"kind":"Field","name":{"kind":"Name","value":"quotaResetsAt"}}]}}]} as unknown as DocumentNode<QuestionsLeftFragment, unknown>;
export function useQuestionsLeftFragment(from: useFragment.FromOptionValue<QuestionsLeftFragment>) {
  return useCompleteFragment({ fragment: QuestionsLeftFragmentDoc, fragmentName: 'QuestionsLeft', from });
}