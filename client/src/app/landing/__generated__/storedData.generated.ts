// Printed from the personalData of the modules in server/modules by `npm run codegen`; change it there.

/** What is said about one kind of data. */
interface StoredData {
  about: string;
  /** A text, or the setting with the number of days. */
  keptFor: string | { daysOf: 'auditLogDays' };
  onDeletion: string;
  isExported: boolean;
}

export const STORED_DATA: readonly { purpose: string; entries: readonly StoredData[] }[] = [
  {
    "purpose": "To let you log in, and to keep others out of your account",
    "entries": [
      {
        "about": "Your account and profile",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. Courses, certificates and figures refer to it",
        "isExported": true
      },
      {
        "about": "Your request to become an instructor, and the answer",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "An invitation to register as an instructor that was sent to your address",
        "keptFor": "7 days, or until it is used or withdrawn",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "A link to create an administrator’s account with your address",
        "keptFor": "24 hours, or until it is used",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "The devices on which you are logged in",
        "keptFor": "Until you log out, after 14 days without use, and 60 days at most",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Access tokens that you created for programs of yours",
        "keptFor": "Until you revoke them, set a new password or turn on a second factor, and 30 days after they expire at most",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "A new email address that you have not confirmed yet",
        "keptFor": "24 hours, or until you confirm it",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "When your account will be deleted, and what is restored if you keep it",
        "keptFor": "14 days, in which you can change your mind",
        "onDeletion": "Kept without your name. That it is deleted, and when; the email stays until the mail about it is sent",
        "isExported": true
      },
      {
        "about": "Your accounts at the sign-in provider that are linked to this account",
        "keptFor": "Until you remove them",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "That you began to link your account to the sign-in provider, or to confirm with it that it is you",
        "keptFor": "10 minutes, or until it is done",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "Log-ins with the sign-in provider that wait for your password",
        "keptFor": "10 minutes, or until they are linked",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Links with which you can set a new password",
        "keptFor": "10 minutes, or until the link is used",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "The secret that your authenticator app shares, and the time of the code used last",
        "keptFor": "Until the second factor is turned off",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "Your unused recovery codes",
        "keptFor": "Until they are used or replaced",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "Log-ins that wait for a code of your second factor",
        "keptFor": "30 minutes at most, or until the code is entered",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "Your uploaded profile picture, in two sizes",
        "keptFor": "Until you remove or replace it",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "When you used networks from which you logged in. There, failed log-ins from elsewhere can’t lock you out",
        "keptFor": "90 days after the last use, and the latest 20",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Courses, lessons and quizzes of your teams that you were the last to edit, and when",
        "keptFor": "Until somebody else edits them",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To tell you what happens",
    "entries": [
      {
        "about": "Notifications and messages that you received",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Messages that you sent, as they were delivered",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. They belong to the inbox of their recipient",
        "isExported": true
      },
      {
        "about": "Which notifications you get, and where",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Courses that you muted",
        "keptFor": "Until you unmute them",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To publish courses, and what students say about them",
    "entries": [
      {
        "about": "Courses that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted. Courses with students stay for them, without your name",
        "isExported": true
      },
      {
        "about": "Lessons of courses that you teach",
        "keptFor": "Until you delete them",
        "onDeletion": "Kept without your name. Their students keep access, without the name of the instructor; certificates and figures refer to them",
        "isExported": true
      },
      {
        "about": "Lessons that you deleted",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. Their students keep access, without the name of the instructor; certificates and figures refer to them",
        "isExported": true
      },
      {
        "about": "Courses of others on whose team you are",
        "keptFor": "Until you leave the team or are removed from it",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Invitations to the teams of your courses that you sent",
        "keptFor": "14 days, or until they are answered or withdrawn",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Invitations to the teams of courses that were sent to your address",
        "keptFor": "14 days, or until they are answered or withdrawn",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Your reviews of courses",
        "keptFor": "Until you delete them",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To let you return to courses and lessons",
    "entries": [
      {
        "about": "Courses and lessons that you saved",
        "keptFor": "Until you remove them",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To issue certificates that anyone can verify",
    "entries": [
      {
        "about": "Your certificates",
        "keptFor": "As long as your account",
        "onDeletion": "Kept. They can still be verified, with the names they were issued with",
        "isExported": true
      },
      {
        "about": "Your name on the certificates of the courses that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Kept. They can still be verified, with the names they were issued with",
        "isExported": false
      }
    ]
  },
  {
    "purpose": "To show your progress to you and your instructors",
    "entries": [
      {
        "about": "Courses that you are enrolled in, with your progress",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. The figures of the course count it",
        "isExported": true
      },
      {
        "about": "Your requests to join courses, and your places on waiting lists",
        "keptFor": "Until you are enrolled, or the request is declined or withdrawn",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Join links of the courses that you teach",
        "keptFor": "Until they are revoked",
        "onDeletion": "Kept. They name nobody, and a link of a course that is not published cannot be used",
        "isExported": true
      },
      {
        "about": "How many places the courses have that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Kept. Figures of a course, without names",
        "isExported": true
      },
      {
        "about": "Lessons that you completed",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. The figures of the course count it",
        "isExported": true
      },
      {
        "about": "How many seconds a day each lesson was open and visible, which your browser reports every 30 seconds",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. The figures of the course count it",
        "isExported": true
      },
      {
        "about": "When your time in a lesson was last recorded",
        "keptFor": "Until the next one",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Where you stopped in videos",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Figures of the courses that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Kept. Figures of a course, without names",
        "isExported": false
      }
    ]
  },
  {
    "purpose": "To grade quizzes, and to show their results",
    "entries": [
      {
        "about": "Quizzes of courses that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. Part of courses whose students keep access; their attempts refer to it",
        "isExported": true
      },
      {
        "about": "Questions of those quizzes, with their correct answers",
        "keptFor": "Until you delete them",
        "onDeletion": "Kept without your name. Part of courses whose students keep access; their attempts refer to it",
        "isExported": true
      },
      {
        "about": "Your attempts at quizzes, with your answers and scores",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. The figures of the quiz count it",
        "isExported": true
      },
      {
        "about": "Extra time that you have in quizzes",
        "keptFor": "Until your instructor removes it",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To answer your questions, and to let you practice",
    "entries": [
      {
        "about": "Your chats with the assistant: what you asked and what it answered",
        "keptFor": "Until you delete the chat",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "The titles of your chats with the assistant, and the lessons they began at",
        "keptFor": "Until you delete them",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Which of your questions the assistant is answering",
        "keptFor": "While an answer is written",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "How much of a language model your questions used in a day",
        "keptFor": "7 days",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Your flashcards, with when each is due",
        "keptFor": "Until you delete the deck",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Your decks of flashcards",
        "keptFor": "Until you delete them",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To deliver messages between students and instructors",
    "entries": [
      {
        "about": "Your conversations with instructors",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. They belong to the conversation of another person",
        "isExported": true
      },
      {
        "about": "Your conversations with students",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. They belong to the conversation of another person",
        "isExported": true
      },
      {
        "about": "The conversations that you take part in",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. They belong to the conversation of another person",
        "isExported": true
      },
      {
        "about": "Messages that you wrote",
        "keptFor": "As long as your account",
        "onDeletion": "Kept without your name. They belong to the conversation of another person",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To show how you are doing on your weekly goal",
    "entries": [
      {
        "about": "Your weekly goal",
        "keptFor": "Until you remove it",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To keep your own notes",
    "entries": [
      {
        "about": "Your notes on lessons",
        "keptFor": "Until you delete them; deleted notes can be restored for a day",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To let instructors arrange the students of a course",
    "entries": [
      {
        "about": "Groups of students in the courses that you teach",
        "keptFor": "As long as your account",
        "onDeletion": "Kept. Names of groups, which belong to the course",
        "isExported": true
      },
      {
        "about": "Groups that your instructors put you into",
        "keptFor": "Until you leave the course or the group is deleted",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To enroll the students of a class or a school from a list, and to invite them",
    "entries": [
      {
        "about": "Classes of the packages that you uploaded",
        "keptFor": "30 days",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Rows of the lists that you uploaded",
        "keptFor": "30 days",
        "onDeletion": "Deleted",
        "isExported": false
      },
      {
        "about": "Rows with your address in lists that others uploaded to enroll their students",
        "keptFor": "30 days",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Lists of students that you uploaded",
        "keptFor": "30 days",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "People whom you invited to courses",
        "keptFor": "Until they accept, and 90 days at most",
        "onDeletion": "Kept without your name. The invited people can still accept",
        "isExported": false
      },
      {
        "about": "Courses to which your address is invited as a student",
        "keptFor": "Until you accept, and 90 days at most",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "Your name as it was given by those who invited your address to their courses",
        "keptFor": "Until you accept, and 90 days at most",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To send you emails",
    "entries": [
      {
        "about": "Emails that were sent to you in the last day",
        "keptFor": "One day",
        "onDeletion": "Kept without your name. Administrators see how many emails were sent in the last day",
        "isExported": true
      },
      {
        "about": "How many invitations by email you have sent on a day, and until when those of your imports wait",
        "keptFor": "As long as your account",
        "onDeletion": "Deleted",
        "isExported": true
      },
      {
        "about": "The recurring emails that you asked for",
        "keptFor": "Until you turn them off",
        "onDeletion": "Deleted",
        "isExported": true
      }
    ]
  },
  {
    "purpose": "To trace what was done to accounts and courses",
    "entries": [
      {
        "about": "What you did that the audit log records, such as logging in",
        "keptFor": {
          "daysOf": "auditLogDays"
        },
        "onDeletion": "Kept without your name. A record of what was done on the platform, deleted when it is older than that",
        "isExported": true
      },
      {
        "about": "What was done to your account that the audit log records",
        "keptFor": {
          "daysOf": "auditLogDays"
        },
        "onDeletion": "Kept without your name. A record of what was done on the platform, deleted when it is older than that",
        "isExported": true
      }
    ]
  }
];
