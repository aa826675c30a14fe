/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/__generated__/types';

import { type SkipToken, type useFragment, useQuery, useSubscription } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { viewer: { inbox: { unreadCount: number } } | null };

export type InboxCountsFragment = { unreadCount: number, tabs: Array<{ tab: Types.NotificationTab, unreadCount: number }> } & { ' $fragmentName'?: 'InboxCountsFragment' };

export type NotificationArrivalsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationArrivalsSubscription = { notificationReceived: { notification: { id: string, isRead: boolean }, inbox: { unreadCount: number, tabs: Array<{ tab: Types.NotificationTab, unreadCount: number }> } } };

export const InboxCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"tabs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<InboxCountsFragment, unknown>;
export const UnreadCountDocument = {"__meta__":{"documentId":"fcf0536039e7969d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]} as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const NotificationArrivalsDocument = {"__meta__":{"documentId":"9256f2bbc5066dc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationArrivals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxCounts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"tabs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<NotificationArrivalsSubscription, NotificationArrivalsSubscriptionVariables>;
export function useUnreadCountQuery(options?: SkipToken | useQuery.Options<UnreadCountQuery, UnreadCountQueryVariables>) {
  return useQuery(UnreadCountDocument, options as useQuery.Options<UnreadCountQuery, UnreadCountQueryVariables>);
}

export function useInboxCountsFragment(from: useFragment.FromOptionValue<InboxCountsFragment>) {
  return useCompleteFragment({ fragment: InboxCountsFragmentDoc, fragmentName: 'InboxCounts', from });
}

export function useNotificationArrivalsSubscription(options?: SkipToken | useSubscription.Options<NotificationArrivalsSubscription, NotificationArrivalsSubscriptionVariables>) {
  return useSubscription(NotificationArrivalsDocument, options as useSubscription.Options<NotificationArrivalsSubscription, NotificationArrivalsSubscriptionVariables>);
}