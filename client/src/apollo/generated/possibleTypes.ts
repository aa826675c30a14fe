
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddLessonResult": [
      "InvalidInput",
      "LessonAdded"
    ],
    "AddTestimonialResult": [
      "InvalidInput",
      "TestimonialAdded"
    ],
    "AskAssistantResult": [
      "AssistantAnswered",
      "AssistantUnavailable",
      "InvalidInput"
    ],
    "BlockCourseResult": [
      "CourseBlocked",
      "InvalidInput"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "ConfirmEmailChangeResult": [
      "EmailChanged",
      "InvalidEmailLink",
      "InvalidInput"
    ],
    "ContactInstructorResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "CreateCourseResult": [
      "CourseCreated",
      "InvalidInput"
    ],
    "CreateFlashcardDeckResult": [
      "FlashcardDeckCreated",
      "InvalidInput"
    ],
    "CreatePersonalNoteResult": [
      "InvalidInput",
      "PersonalNoteLimitReached",
      "PersonalNoteSaved"
    ],
    "CreateQuizResult": [
      "InvalidInput",
      "QuizCreated"
    ],
    "DecideInstructorRequestResult": [
      "InvalidInput",
      "RoleRequestDecided"
    ],
    "EnrollResult": [
      "AlreadyEnrolled",
      "Enrolled",
      "OwnCourse"
    ],
    "InviteInstructorResult": [
      "InvalidInput",
      "InvitationMade"
    ],
    "KeepAccountResult": [
      "AccountKept",
      "AccountNotKept",
      "InvalidInput"
    ],
    "LogInResult": [
      "AccountSuspended",
      "DeletionPending",
      "InvalidCredentials",
      "InvalidInput",
      "LoggedIn"
    ],
    "MailSubscriptionResult": [
      "InvalidUnsubscribeLink",
      "MailSubscription"
    ],
    "RegisterResult": [
      "EmailAlreadyRegistered",
      "InvalidInput",
      "Registered"
    ],
    "RequestAccountDeletionResult": [
      "AccountDeletionRequested",
      "InvalidInput"
    ],
    "RequestEmailChangeResult": [
      "EmailChangeRequested",
      "InvalidInput"
    ],
    "RequestPasswordResetResult": [
      "InvalidInput",
      "PasswordResetRequested"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "InvalidResetToken",
      "PasswordReset"
    ],
    "SaveQuizAnswersResult": [
      "QuizAnswersSaved",
      "QuizAttemptFinished"
    ],
    "SendMessageResult": [
      "InvalidInput",
      "MessageWritten"
    ],
    "SendNotificationResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "SendTestEmailResult": [
      "TestEmailFailed",
      "TestEmailSent"
    ],
    "SetBookmarkResult": [
      "BookmarkLimitReached",
      "BookmarkSet"
    ],
    "SetLearningGoalResult": [
      "InvalidInput",
      "LearningGoalSet"
    ],
    "SetReviewStateResult": [
      "ReviewChanged",
      "ReviewStateSet"
    ],
    "SetUpAdministratorResult": [
      "AdministratorSetUp",
      "EmailAlreadyRegistered",
      "InvalidInput",
      "InvalidSetUpLink"
    ],
    "StartConversationResult": [
      "InvalidInput",
      "MessageWritten",
      "UnknownRecipient"
    ],
    "StartQuizAttemptResult": [
      "NoAttemptsLeft",
      "QuizAttemptStarted"
    ],
    "SubmitQuizAttemptResult": [
      "AnswersChangedElsewhere",
      "NothingAnswered",
      "QuizAttemptFinished",
      "QuizAttemptSubmitted"
    ],
    "UpdateCourseResult": [
      "CourseEditConflict",
      "CourseUpdated",
      "InvalidInput"
    ],
    "UpdateLessonResult": [
      "InvalidInput",
      "LessonEditConflict",
      "LessonUpdated"
    ],
    "UpdateNotificationSettingsResult": [
      "InvalidInput",
      "NotificationSettingsUpdated"
    ],
    "UpdatePersonalNoteResult": [
      "InvalidInput",
      "PersonalNoteEditConflict",
      "PersonalNoteSaved"
    ],
    "UpdatePlatformSettingsResult": [
      "InvalidInput",
      "PlatformSettingsEditConflict",
      "PlatformSettingsUpdated"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UpdateQuizResult": [
      "InvalidInput",
      "QuizEditConflict",
      "QuizUpdated"
    ],
    "UserError": [
      "AccountNotKept",
      "AccountSuspended",
      "AlreadyEnrolled",
      "AnswersChangedElsewhere",
      "AssistantUnavailable",
      "BookmarkLimitReached",
      "CourseEditConflict",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidEmailLink",
      "InvalidInput",
      "InvalidResetToken",
      "InvalidSetUpLink",
      "InvalidUnsubscribeLink",
      "LessonEditConflict",
      "NoAttemptsLeft",
      "NothingAnswered",
      "OwnCourse",
      "PersonalNoteEditConflict",
      "PersonalNoteLimitReached",
      "PlatformSettingsEditConflict",
      "QuizAttemptFinished",
      "QuizEditConflict",
      "ReviewChanged",
      "ReviewNotAllowed",
      "TestEmailFailed",
      "UnknownRecipient"
    ],
    "WriteReviewResult": [
      "InvalidInput",
      "ReviewNotAllowed",
      "ReviewWritten"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddLessonResult": [
      "InvalidInput",
      "LessonAdded"
    ],
    "AddTestimonialResult": [
      "InvalidInput",
      "TestimonialAdded"
    ],
    "AskAssistantResult": [
      "AssistantAnswered",
      "AssistantUnavailable",
      "InvalidInput"
    ],
    "BlockCourseResult": [
      "CourseBlocked",
      "InvalidInput"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "ConfirmEmailChangeResult": [
      "EmailChanged",
      "InvalidEmailLink",
      "InvalidInput"
    ],
    "ContactInstructorResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "CreateCourseResult": [
      "CourseCreated",
      "InvalidInput"
    ],
    "CreateFlashcardDeckResult": [
      "FlashcardDeckCreated",
      "InvalidInput"
    ],
    "CreatePersonalNoteResult": [
      "InvalidInput",
      "PersonalNoteLimitReached",
      "PersonalNoteSaved"
    ],
    "CreateQuizResult": [
      "InvalidInput",
      "QuizCreated"
    ],
    "DecideInstructorRequestResult": [
      "InvalidInput",
      "RoleRequestDecided"
    ],
    "EnrollResult": [
      "AlreadyEnrolled",
      "Enrolled",
      "OwnCourse"
    ],
    "InviteInstructorResult": [
      "InvalidInput",
      "InvitationMade"
    ],
    "KeepAccountResult": [
      "AccountKept",
      "AccountNotKept",
      "InvalidInput"
    ],
    "LogInResult": [
      "AccountSuspended",
      "DeletionPending",
      "InvalidCredentials",
      "InvalidInput",
      "LoggedIn"
    ],
    "MailSubscriptionResult": [
      "InvalidUnsubscribeLink",
      "MailSubscription"
    ],
    "RegisterResult": [
      "EmailAlreadyRegistered",
      "InvalidInput",
      "Registered"
    ],
    "RequestAccountDeletionResult": [
      "AccountDeletionRequested",
      "InvalidInput"
    ],
    "RequestEmailChangeResult": [
      "EmailChangeRequested",
      "InvalidInput"
    ],
    "RequestPasswordResetResult": [
      "InvalidInput",
      "PasswordResetRequested"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "InvalidResetToken",
      "PasswordReset"
    ],
    "SaveQuizAnswersResult": [
      "QuizAnswersSaved",
      "QuizAttemptFinished"
    ],
    "SendMessageResult": [
      "InvalidInput",
      "MessageWritten"
    ],
    "SendNotificationResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "SendTestEmailResult": [
      "TestEmailFailed",
      "TestEmailSent"
    ],
    "SetBookmarkResult": [
      "BookmarkLimitReached",
      "BookmarkSet"
    ],
    "SetLearningGoalResult": [
      "InvalidInput",
      "LearningGoalSet"
    ],
    "SetReviewStateResult": [
      "ReviewChanged",
      "ReviewStateSet"
    ],
    "SetUpAdministratorResult": [
      "AdministratorSetUp",
      "EmailAlreadyRegistered",
      "InvalidInput",
      "InvalidSetUpLink"
    ],
    "StartConversationResult": [
      "InvalidInput",
      "MessageWritten",
      "UnknownRecipient"
    ],
    "StartQuizAttemptResult": [
      "NoAttemptsLeft",
      "QuizAttemptStarted"
    ],
    "SubmitQuizAttemptResult": [
      "AnswersChangedElsewhere",
      "NothingAnswered",
      "QuizAttemptFinished",
      "QuizAttemptSubmitted"
    ],
    "UpdateCourseResult": [
      "CourseEditConflict",
      "CourseUpdated",
      "InvalidInput"
    ],
    "UpdateLessonResult": [
      "InvalidInput",
      "LessonEditConflict",
      "LessonUpdated"
    ],
    "UpdateNotificationSettingsResult": [
      "InvalidInput",
      "NotificationSettingsUpdated"
    ],
    "UpdatePersonalNoteResult": [
      "InvalidInput",
      "PersonalNoteEditConflict",
      "PersonalNoteSaved"
    ],
    "UpdatePlatformSettingsResult": [
      "InvalidInput",
      "PlatformSettingsEditConflict",
      "PlatformSettingsUpdated"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UpdateQuizResult": [
      "InvalidInput",
      "QuizEditConflict",
      "QuizUpdated"
    ],
    "UserError": [
      "AccountNotKept",
      "AccountSuspended",
      "AlreadyEnrolled",
      "AnswersChangedElsewhere",
      "AssistantUnavailable",
      "BookmarkLimitReached",
      "CourseEditConflict",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidEmailLink",
      "InvalidInput",
      "InvalidResetToken",
      "InvalidSetUpLink",
      "InvalidUnsubscribeLink",
      "LessonEditConflict",
      "NoAttemptsLeft",
      "NothingAnswered",
      "OwnCourse",
      "PersonalNoteEditConflict",
      "PersonalNoteLimitReached",
      "PlatformSettingsEditConflict",
      "QuizAttemptFinished",
      "QuizEditConflict",
      "ReviewChanged",
      "ReviewNotAllowed",
      "TestEmailFailed",
      "UnknownRecipient"
    ],
    "WriteReviewResult": [
      "InvalidInput",
      "ReviewNotAllowed",
      "ReviewWritten"
    ]
  }
};
      export default result;
    