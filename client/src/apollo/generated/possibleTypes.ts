
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
    "CreateQuizResult": [
      "InvalidInput",
      "QuizCreated"
    ],
    "EnrollResult": [
      "AlreadyEnrolled",
      "Enrolled",
      "OwnCourse"
    ],
    "LogInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "LoggedIn"
    ],
    "RegisterResult": [
      "EmailAlreadyRegistered",
      "InvalidInput",
      "Registered"
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
      "QuizAttemptOver"
    ],
    "SendNotificationResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "StartQuizAttemptResult": [
      "NoAttemptsLeft",
      "QuizAttemptStarted"
    ],
    "SubmitQuizAttemptResult": [
      "AnswersChangedElsewhere",
      "NothingAnswered",
      "QuizAttemptOver",
      "QuizAttemptSubmitted"
    ],
    "UpdateCourseResult": [
      "CourseEditedElsewhere",
      "CourseUpdated",
      "InvalidInput"
    ],
    "UpdateLessonResult": [
      "InvalidInput",
      "LessonEditedElsewhere",
      "LessonUpdated"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UpdateQuizResult": [
      "InvalidInput",
      "QuizEditedElsewhere",
      "QuizUpdated"
    ],
    "UserError": [
      "AlreadyEnrolled",
      "AnswersChangedElsewhere",
      "AssistantUnavailable",
      "CourseEditedElsewhere",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidResetToken",
      "LessonEditedElsewhere",
      "NoAttemptsLeft",
      "NothingAnswered",
      "OwnCourse",
      "QuizAttemptOver",
      "QuizEditedElsewhere",
      "ReviewNotAllowed",
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
    "CreateQuizResult": [
      "InvalidInput",
      "QuizCreated"
    ],
    "EnrollResult": [
      "AlreadyEnrolled",
      "Enrolled",
      "OwnCourse"
    ],
    "LogInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "LoggedIn"
    ],
    "RegisterResult": [
      "EmailAlreadyRegistered",
      "InvalidInput",
      "Registered"
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
      "QuizAttemptOver"
    ],
    "SendNotificationResult": [
      "InvalidInput",
      "MessageSent",
      "UnknownRecipient"
    ],
    "StartQuizAttemptResult": [
      "NoAttemptsLeft",
      "QuizAttemptStarted"
    ],
    "SubmitQuizAttemptResult": [
      "AnswersChangedElsewhere",
      "NothingAnswered",
      "QuizAttemptOver",
      "QuizAttemptSubmitted"
    ],
    "UpdateCourseResult": [
      "CourseEditedElsewhere",
      "CourseUpdated",
      "InvalidInput"
    ],
    "UpdateLessonResult": [
      "InvalidInput",
      "LessonEditedElsewhere",
      "LessonUpdated"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UpdateQuizResult": [
      "InvalidInput",
      "QuizEditedElsewhere",
      "QuizUpdated"
    ],
    "UserError": [
      "AlreadyEnrolled",
      "AnswersChangedElsewhere",
      "AssistantUnavailable",
      "CourseEditedElsewhere",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidResetToken",
      "LessonEditedElsewhere",
      "NoAttemptsLeft",
      "NothingAnswered",
      "OwnCourse",
      "QuizAttemptOver",
      "QuizEditedElsewhere",
      "ReviewNotAllowed",
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
    