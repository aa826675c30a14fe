/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InstructorRequestNoteQueryVariables = Exact<{ [key: string]: never; }>;


export type InstructorRequestNoteQuery = { viewer: { needsEmailConfirmation: boolean, instructorRequest: { state: Types.RoleRequestState, waitsForConfirmation: boolean, note: string | null } | null } | null };

export type ResendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailConfirmationMutation = { resendEmailConfirmation: { message: string } };


export const InstructorRequestNoteDocument = {"__meta__":{"documentId":"6d4c8505adbea435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstructorRequestNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsEmailConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"instructorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>;
export const ResendEmailConfirmationDocument = {"__meta__":{"documentId":"0de99f1450e6ca50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendEmailConfirmationMutation, ResendEmailConfirmationMutationVariables>;
export function useInstructorRequestNoteQuery(options?: SkipToken | useQuery.Options<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>) {
  return useQuery(InstructorRequestNoteDocument, options as useQuery.Options<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>);
}