/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { useLazyQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MutedCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type MutedCoursesQuery = { viewer: { notificationSettings: { courses: Array<{ id: string, isMuted: boolean }> } } | null };


export const MutedCoursesDocument = {"__meta__":{"documentId":"0061e310bf0f43c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MutedCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MutedCoursesQuery, MutedCoursesQueryVariables>;
export function useMutedCoursesLazyQuery(options?: useLazyQuery.Options<MutedCoursesQuery, MutedCoursesQueryVariables>) {
  return useLazyQuery(MutedCoursesDocument, options);
}