/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountsQuery = { viewer: { administration: { id: string, waitingInstructorCount: number, waitingCourseCount: number, waitingReviewCount: number, waitingTestimonialCount: number } | null } | null };


export const WaitingCountsDocument = {"__meta__":{"documentId":"1c79d48f5abea88a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitingInstructorCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCourseCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingReviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingTestimonialCount"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables>;
export function useWaitingCountsQuery(options?: SkipToken | useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables>) {
  return useQuery(WaitingCountsDocument, options as useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables>);
}