/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenedSessionFragment = { token: string, viewer: { account: { id: string, name: string, email: string, role: Types.Role } } } & { ' $fragmentName'?: 'OpenedSessionFragment' };

export type WaitingForCodeFragment = { challenge: string } & { ' $fragmentName'?: 'WaitingForCodeFragment' };

export type WaitingForSetUpFragment = { challenge: string } & { ' $fragmentName'?: 'WaitingForSetUpFragment' };

export type WaitingForDeletionFragment = { token: string, dueAt: string } & { ' $fragmentName'?: 'WaitingForDeletionFragment' };

export const OpenedSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<OpenedSessionFragment, unknown>;
export const WaitingForCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}}]} as unknown as DocumentNode<WaitingForCodeFragment, unknown>;
export const WaitingForSetUpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForSetUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorSetUpRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}}]} as unknown as DocumentNode<WaitingForSetUpFragment, unknown>;
export const WaitingForDeletionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingForDeletion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<WaitingForDeletionFragment, unknown>;