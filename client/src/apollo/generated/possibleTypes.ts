
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddTestimonialResult": [
      "InvalidInput",
      "TestimonialAdded"
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
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UserError": [
      "AlreadyEnrolled",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidResetToken",
      "OwnCourse"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddTestimonialResult": [
      "InvalidInput",
      "TestimonialAdded"
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
    "UpdateProfileResult": [
      "InvalidInput",
      "ProfileUpdated"
    ],
    "UserError": [
      "AlreadyEnrolled",
      "EmailAlreadyRegistered",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidResetToken",
      "OwnCourse"
    ]
  }
};
      export default result;
    