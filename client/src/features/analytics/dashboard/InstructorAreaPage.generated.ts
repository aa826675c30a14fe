/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InstructorAreaPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InstructorAreaPageQuery = { viewer: { account: { id: string, name: string, role: Types.Role } } | null };


export const InstructorAreaPageDocument = {"__meta__":{"documentId":"c0c46c13caafb158"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstructorAreaPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<InstructorAreaPageQuery, InstructorAreaPageQueryVariables>;
export function useInstructorAreaPageQuery(options?: SkipToken | useQuery.Options<InstructorAreaPageQuery, InstructorAreaPageQueryVariables>) {
  return useQuery(InstructorAreaPageDocument, options as useQuery.Options<InstructorAreaPageQuery, InstructorAreaPageQueryVariables>);
}