/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import type { RequestedCourseFragment } from './EnrollButton.generated';
import { type SkipToken, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WithdrawEnrollmentRequestMutationVariables = Exact<{
  courseId: string;
}>;


export type WithdrawEnrollmentRequestMutation = { withdrawEnrollmentRequest: { ' $fragmentRefs'?: { 'RequestedCourseFragment': RequestedCourseFragment } } };

export type PlaceNoticesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlaceNoticesSubscription = { notificationReceived: { notification: { id: string, kind: Types.NotificationKind } } };


export const WithdrawEnrollmentRequestDocument = {"__meta__":{"documentId":"10d18798690b4be2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEnrollmentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawEnrollmentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestedCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestedCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<WithdrawEnrollmentRequestMutation, WithdrawEnrollmentRequestMutationVariables>;
export const PlaceNoticesDocument = {"__meta__":{"documentId":"d1d6955ca3081034"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlaceNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>;
export function usePlaceNoticesSubscription(options?: SkipToken | useSubscription.Options<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>) {
  return useSubscription(PlaceNoticesDocument, options as useSubscription.Options<PlaceNoticesSubscription, PlaceNoticesSubscriptionVariables>);
}