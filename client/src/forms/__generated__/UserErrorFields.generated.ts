/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserErrorFields_AccountNotKept_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AccountNotKept_Fragment' };

export type UserErrorFields_AccountSuspended_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AccountSuspended_Fragment' };

export type UserErrorFields_AlreadyEnrolled_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AlreadyEnrolled_Fragment' };

export type UserErrorFields_AnswersChangedElsewhere_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AnswersChangedElsewhere_Fragment' };

export type UserErrorFields_ApprovalNeeded_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_ApprovalNeeded_Fragment' };

export type UserErrorFields_AssistantBudgetUsedUp_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AssistantBudgetUsedUp_Fragment' };

export type UserErrorFields_AssistantBudgetsEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AssistantBudgetsEditConflict_Fragment' };

export type UserErrorFields_AssistantUnavailable_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_AssistantUnavailable_Fragment' };

export type UserErrorFields_BookmarkLimitReached_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_BookmarkLimitReached_Fragment' };

export type UserErrorFields_CategoryHasCourses_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_CategoryHasCourses_Fragment' };

export type UserErrorFields_CourseEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_CourseEditConflict_Fragment' };

export type UserErrorFields_CourseFull_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_CourseFull_Fragment' };

export type UserErrorFields_EmailAlreadyRegistered_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_EmailAlreadyRegistered_Fragment' };

export type UserErrorFields_EmailLogInRequired_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_EmailLogInRequired_Fragment' };

export type UserErrorFields_EnrollmentClosed_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_EnrollmentClosed_Fragment' };

export type UserErrorFields_InvalidCredentials_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidCredentials_Fragment' };

export type UserErrorFields_InvalidEmailLink_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidEmailLink_Fragment' };

export type UserErrorFields_InvalidInput_Fragment = { message: string, fields: Array<{ path: string, message: string }> } & { ' $fragmentName'?: 'UserErrorFields_InvalidInput_Fragment' };

export type UserErrorFields_InvalidResetToken_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidResetToken_Fragment' };

export type UserErrorFields_InvalidSecondFactorCode_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidSecondFactorCode_Fragment' };

export type UserErrorFields_InvalidSetUpLink_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidSetUpLink_Fragment' };

export type UserErrorFields_InvalidUnsubscribeLink_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvalidUnsubscribeLink_Fragment' };

export type UserErrorFields_InvitationRefused_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_InvitationRefused_Fragment' };

export type UserErrorFields_JoinLinkInvalid_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_JoinLinkInvalid_Fragment' };

export type UserErrorFields_JoinLinkNeeded_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_JoinLinkNeeded_Fragment' };

export type UserErrorFields_LastSignInMethod_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_LastSignInMethod_Fragment' };

export type UserErrorFields_LessonEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_LessonEditConflict_Fragment' };

export type UserErrorFields_LogInExpired_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_LogInExpired_Fragment' };

export type UserErrorFields_NoAttemptsLeft_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_NoAttemptsLeft_Fragment' };

export type UserErrorFields_NothingAnswered_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_NothingAnswered_Fragment' };

export type UserErrorFields_OwnCourse_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_OwnCourse_Fragment' };

export type UserErrorFields_PersonalNoteEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_PersonalNoteEditConflict_Fragment' };

export type UserErrorFields_PersonalNoteLimitReached_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_PersonalNoteLimitReached_Fragment' };

export type UserErrorFields_PlatformSettingsEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_PlatformSettingsEditConflict_Fragment' };

export type UserErrorFields_ProviderSignInRefused_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_ProviderSignInRefused_Fragment' };

export type UserErrorFields_QuizAttemptFinished_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_QuizAttemptFinished_Fragment' };

export type UserErrorFields_QuizEditConflict_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_QuizEditConflict_Fragment' };

export type UserErrorFields_ReviewChanged_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_ReviewChanged_Fragment' };

export type UserErrorFields_ReviewNotAllowed_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_ReviewNotAllowed_Fragment' };

export type UserErrorFields_SecondFactorAlreadyOn_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_SecondFactorAlreadyOn_Fragment' };

export type UserErrorFields_SecondFactorNotOptional_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_SecondFactorNotOptional_Fragment' };

export type UserErrorFields_TestEmailFailed_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_TestEmailFailed_Fragment' };

export type UserErrorFields_TooManyAccessTokens_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_TooManyAccessTokens_Fragment' };

export type UserErrorFields_UnknownRecipient_Fragment = { message: string } & { ' $fragmentName'?: 'UserErrorFields_UnknownRecipient_Fragment' };

export type UserErrorFieldsFragment =
  | UserErrorFields_AccountNotKept_Fragment
  | UserErrorFields_AccountSuspended_Fragment
  | UserErrorFields_AlreadyEnrolled_Fragment
  | UserErrorFields_AnswersChangedElsewhere_Fragment
  | UserErrorFields_ApprovalNeeded_Fragment
  | UserErrorFields_AssistantBudgetUsedUp_Fragment
  | UserErrorFields_AssistantBudgetsEditConflict_Fragment
  | UserErrorFields_AssistantUnavailable_Fragment
  | UserErrorFields_BookmarkLimitReached_Fragment
  | UserErrorFields_CategoryHasCourses_Fragment
  | UserErrorFields_CourseEditConflict_Fragment
  | UserErrorFields_CourseFull_Fragment
  | UserErrorFields_EmailAlreadyRegistered_Fragment
  | UserErrorFields_EmailLogInRequired_Fragment
  | UserErrorFields_EnrollmentClosed_Fragment
  | UserErrorFields_InvalidCredentials_Fragment
  | UserErrorFields_InvalidEmailLink_Fragment
  | UserErrorFields_InvalidInput_Fragment
  | UserErrorFields_InvalidResetToken_Fragment
  | UserErrorFields_InvalidSecondFactorCode_Fragment
  | UserErrorFields_InvalidSetUpLink_Fragment
  | UserErrorFields_InvalidUnsubscribeLink_Fragment
  | UserErrorFields_InvitationRefused_Fragment
  | UserErrorFields_JoinLinkInvalid_Fragment
  | UserErrorFields_JoinLinkNeeded_Fragment
  | UserErrorFields_LastSignInMethod_Fragment
  | UserErrorFields_LessonEditConflict_Fragment
  | UserErrorFields_LogInExpired_Fragment
  | UserErrorFields_NoAttemptsLeft_Fragment
  | UserErrorFields_NothingAnswered_Fragment
  | UserErrorFields_OwnCourse_Fragment
  | UserErrorFields_PersonalNoteEditConflict_Fragment
  | UserErrorFields_PersonalNoteLimitReached_Fragment
  | UserErrorFields_PlatformSettingsEditConflict_Fragment
  | UserErrorFields_ProviderSignInRefused_Fragment
  | UserErrorFields_QuizAttemptFinished_Fragment
  | UserErrorFields_QuizEditConflict_Fragment
  | UserErrorFields_ReviewChanged_Fragment
  | UserErrorFields_ReviewNotAllowed_Fragment
  | UserErrorFields_SecondFactorAlreadyOn_Fragment
  | UserErrorFields_SecondFactorNotOptional_Fragment
  | UserErrorFields_TestEmailFailed_Fragment
  | UserErrorFields_TooManyAccessTokens_Fragment
  | UserErrorFields_UnknownRecipient_Fragment
;

export const UserErrorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UserErrorFieldsFragment, unknown>;