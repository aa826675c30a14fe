/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InstructorRequestNoteQueryVariables = Exact<{ [key: string]: never; }>;


export type InstructorRequestNoteQuery = { viewer: { instructorRequest: { state: Types.RoleRequestState, waitsForConfirmation: boolean, note: string | null } | null } | null };


export const InstructorRequestNoteDocument = {"__meta__":{"documentId":"6d51c62db3649640"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstructorRequestNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>;
export function useInstructorRequestNoteQuery(options?: SkipToken | useQuery.Options<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>) {
  return useQuery(InstructorRequestNoteDocument, options as useQuery.Options<InstructorRequestNoteQuery, InstructorRequestNoteQueryVariables>);
}