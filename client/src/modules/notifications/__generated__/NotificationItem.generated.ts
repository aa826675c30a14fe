/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, type useFragment, useQuery } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationItemFragment = { id: string, kind: Types.NotificationKind, tab: Types.NotificationTab, title: string, message: string, senderName: string | null, path: string | null, isRead: boolean, createdAt: string, course: { id: string, title: string, isMuted: boolean } | null } & { ' $fragmentName'?: 'NotificationItemFragment' };

export type EnrolledStudentsQueryVariables = Exact<{
  id: string;
}>;


export type EnrolledStudentsQuery = { viewer: { inbox: { notification: { id: string, students: Array<{ name: string, courseTitle: string }> } | null } } | null };

export const NotificationItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const EnrolledStudentsDocument = {"__meta__":{"documentId":"83345989e250bed4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrolledStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EnrolledStudentsQuery, EnrolledStudentsQueryVariables>;
export function useNotificationItemFragment(from: useFragment.FromOptionValue<NotificationItemFragment>) {
  return useCompleteFragment({ fragment: NotificationItemFragmentDoc, fragmentName: 'NotificationItem', from });
}

export function useEnrolledStudentsQuery(options: SkipToken | useQuery.Options<EnrolledStudentsQuery, EnrolledStudentsQueryVariables>) {
  return useQuery(EnrolledStudentsDocument, options as useQuery.Options<EnrolledStudentsQuery, EnrolledStudentsQueryVariables>);
}