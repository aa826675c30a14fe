export interface PossibleTypes {
  UserError: 'AccountNotKept' | 'AccountSuspended' | 'AlreadyEnrolled' | 'AnswersChangedElsewhere' | 'ApprovalNeeded' | 'AssistantBudgetUsedUp' | 'AssistantBudgetsEditConflict' | 'AssistantUnavailable' | 'BookmarkLimitReached' | 'CategoryHasCourses' | 'CourseEditConflict' | 'CourseFull' | 'EmailAlreadyRegistered' | 'EmailLogInRequired' | 'EnrollmentClosed' | 'InvalidCredentials' | 'InvalidEmailLink' | 'InvalidInput' | 'InvalidResetToken' | 'InvalidSecondFactorCode' | 'InvalidSetUpLink' | 'InvalidUnsubscribeLink' | 'InvitationRefused' | 'JoinLinkInvalid' | 'JoinLinkNeeded' | 'LastSignInMethod' | 'LessonEditConflict' | 'LogInExpired' | 'NoAttemptsLeft' | 'NothingAnswered' | 'OwnCourse' | 'PersonalNoteEditConflict' | 'PersonalNoteLimitReached' | 'PlatformSettingsEditConflict' | 'ProviderSignInRefused' | 'QuizAttemptFinished' | 'QuizEditConflict' | 'ReviewChanged' | 'ReviewNotAllowed' | 'SecondFactorAlreadyOn' | 'SecondFactorNotOptional' | 'TestEmailFailed' | 'TooManyAccessTokens' | 'UnknownRecipient';
}

const result: { possibleTypes: Record<string, string[]> } = {
  "possibleTypes": {
    "UserError": [
      "AccountNotKept",
      "AccountSuspended",
      "AlreadyEnrolled",
      "AnswersChangedElsewhere",
      "ApprovalNeeded",
      "AssistantBudgetUsedUp",
      "AssistantBudgetsEditConflict",
      "AssistantUnavailable",
      "BookmarkLimitReached",
      "CategoryHasCourses",
      "CourseEditConflict",
      "CourseFull",
      "EmailAlreadyRegistered",
      "EmailLogInRequired",
      "EnrollmentClosed",
      "InvalidCredentials",
      "InvalidEmailLink",
      "InvalidInput",
      "InvalidResetToken",
      "InvalidSecondFactorCode",
      "InvalidSetUpLink",
      "InvalidUnsubscribeLink",
      "InvitationRefused",
      "JoinLinkInvalid",
      "JoinLinkNeeded",
      "LastSignInMethod",
      "LessonEditConflict",
      "LogInExpired",
      "NoAttemptsLeft",
      "NothingAnswered",
      "OwnCourse",
      "PersonalNoteEditConflict",
      "PersonalNoteLimitReached",
      "PlatformSettingsEditConflict",
      "ProviderSignInRefused",
      "QuizAttemptFinished",
      "QuizEditConflict",
      "ReviewChanged",
      "ReviewNotAllowed",
      "SecondFactorAlreadyOn",
      "SecondFactorNotOptional",
      "TestEmailFailed",
      "TooManyAccessTokens",
      "UnknownRecipient"
    ]
  }
};
export default result;
