/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import type { EditedSettingsFragment } from './SettingsPage.generated';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpdatePlatformSettingsMutationVariables = Exact<{
  input: Types.PlatformSettingsInput;
  revision: number;
}>;


export type UpdatePlatformSettingsMutation = { updatePlatformSettings:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'PlatformSettingsEditConflict', message: string, lastEdit: { name: string | null, at: string, isOwn: boolean } | null, settings: { revision: number, name: string, logoUrl: string | null, accentColor: string | null, welcomeText: string | null, isRegistrationOpen: boolean, adminsNeedSecondFactor: boolean, instructorAccess: Types.InstructorAccess, instructorDomains: Array<string>, maxCourses: number | null, maxStorageMegabytes: number | null, maxInvitationMails: number, mailSenderName: string | null, mailSenderAddress: string | null, mailSender: string } }
    | { __typename: 'PlatformSettingsUpdated', settings: { revision: number, name: string, logoUrl: string | null, accentColor: string | null, welcomeText: string | null, isRegistrationOpen: boolean, adminsNeedSecondFactor: boolean, instructorAccess: Types.InstructorAccess, instructorDomains: Array<string>, maxCourses: number | null, maxStorageMegabytes: number | null, maxInvitationMails: number, mailSenderName: string | null, mailSenderAddress: string | null, mailSender: string } }
   };

export type RemovePlatformLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePlatformLogoMutation = { removePlatformLogo: { logoUrl: string | null } };

export type SendTestEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestEmailMutation = { sendTestEmail:
    | { __typename: 'TestEmailFailed', message: string }
    | { __typename: 'TestEmailSent', to: string, from: string }
   };


export const UpdatePlatformSettingsDocument = {"__meta__":{"documentId":"d279958eed80813d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlatformSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlatformSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettingsUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettingsEditConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"lastEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistrationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"adminsNeedSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"instructorAccess"}},{"kind":"Field","name":{"kind":"Name","value":"instructorDomains"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourses"}},{"kind":"Field","name":{"kind":"Name","value":"maxStorageMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxInvitationMails"}},{"kind":"Field","name":{"kind":"Name","value":"mailSenderName"}},{"kind":"Field","name":{"kind":"Name","value":"mailSenderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"mailSender"}}]}}]} as unknown as DocumentNode<UpdatePlatformSettingsMutation, UpdatePlatformSettingsMutationVariables>;
export const RemovePlatformLogoDocument = {"__meta__":{"documentId":"e4a9ccb2136d11fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlatformLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlatformLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<RemovePlatformLogoMutation, RemovePlatformLogoMutationVariables>;
export const SendTestEmailDocument = {"__meta__":{"documentId":"3d438ad05fbf0139"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestEmailSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestEmailFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;
export function useUpdatePlatformSettingsMutation(options?: useMutation.Options<UpdatePlatformSettingsMutation, UpdatePlatformSettingsMutationVariables>) {
  return useMutation(UpdatePlatformSettingsDocument, options);
}

export function useRemovePlatformLogoMutation(options?: useMutation.Options<RemovePlatformLogoMutation, RemovePlatformLogoMutationVariables>) {
  return useMutation(RemovePlatformLogoDocument, options);
}

export function useSendTestEmailMutation(options?: useMutation.Options<SendTestEmailMutation, SendTestEmailMutationVariables>) {
  return useMutation(SendTestEmailDocument, options);
}