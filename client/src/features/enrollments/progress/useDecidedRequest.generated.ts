/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type SkipToken, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlaceNoticesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlaceNoticesSubscription = { notificationReceived: { notification: { id: string, kind: Types.NotificationKind } } };


export const PlaceNoticesDocument = {"__meta__":{"documentId":"d1d6955ca3081034"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlaceNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>;
export function usePlaceNoticesSubscription(options?: SkipToken | useSubscription.Options<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>) {
  return useSubscription(PlaceNoticesDocument, options as useSubscription.Options<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>);
}