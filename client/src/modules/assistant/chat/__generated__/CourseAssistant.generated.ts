/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseAssistantQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseAssistantQuery = { viewer: { account: { id: string, role: Types.Role }, assistant: { id: string, streams: boolean, remainingThisHour: number, quotaResetsAt: string | null } } | null };


export const CourseAssistantDocument = {"__meta__":{"documentId":"425b557c497921d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseAssistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streams"}},{"kind":"Field","name":{"kind":"Name","value":"remainingThisHour"}},{"kind":"Field","name":{"kind":"Name","value":"quotaResetsAt"}}]}}]}}]}}]} as unknown as DocumentNode<CourseAssistantQuery, CourseAssistantQueryVariables>;
export function useCourseAssistantQuery(options?: SkipToken | useQuery.Options<CourseAssistantQuery, CourseAssistantQueryVariables>) {
  return useQuery(CourseAssistantDocument, options as useQuery.Options<CourseAssistantQuery, CourseAssistantQueryVariables>);
}