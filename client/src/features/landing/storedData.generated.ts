// Printed from the personalData of the features in server/features by `npm run codegen`; change it there.

export const STORED_DATA = [
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
    "about": "The devices on which you are logged in",
    "keptFor": "Until you log out, after 14 days without use, and 60 days at most",
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
    "about": "Links with which you can set a new password",
    "keptFor": "10 minutes, or until the link is used",
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
    "about": "When you used networks from which you logged in",
    "keptFor": "90 days after the last use, and the latest 20",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "Emails that Waymark sent you in the last day",
    "keptFor": "One day",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "The recurring emails that you asked for",
    "keptFor": "Until you turn them off",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "What you did that the audit log records, such as logging in",
    "keptFor": "A year, unless the operator of this platform configured another time",
    "onDeletion": "Kept without your name. A record of what was done on the platform, deleted when it is older than that",
    "isExported": true
  },
  {
    "about": "What was done to your account that the audit log records",
    "keptFor": "A year, unless the operator of this platform configured another time",
    "onDeletion": "Kept without your name. A record of what was done on the platform, deleted when it is older than that",
    "isExported": true
  },
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
  },
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
  },
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
    "about": "Your reviews of courses",
    "keptFor": "Until you delete them",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "Courses and lessons that you saved",
    "keptFor": "Until you remove them",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "Your certificates",
    "keptFor": "As long as your account",
    "onDeletion": "Kept. They can still be verified, with the names they were issued with",
    "isExported": true
  },
  {
    "about": "Courses that you are enrolled in, with your progress",
    "keptFor": "As long as your account",
    "onDeletion": "Kept without your name. The figures of the course count it",
    "isExported": true
  },
  {
    "about": "Lessons that you completed",
    "keptFor": "As long as your account",
    "onDeletion": "Kept without your name. The figures of the course count it",
    "isExported": true
  },
  {
    "about": "How long you had lessons open, by day",
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
    "about": "Your courses, arranged for the lists of their instructors",
    "keptFor": "As long as your account",
    "onDeletion": "Kept without your name. The figures of the course count it",
    "isExported": false
  },
  {
    "about": "Days on which you were active in a course",
    "keptFor": "As long as your account",
    "onDeletion": "Kept without your name. The figures of the course count it",
    "isExported": true
  },
  {
    "about": "How many students you have in all your courses",
    "keptFor": "As long as your account",
    "onDeletion": "Kept. A number, computed from the enrollments",
    "isExported": true
  },
  {
    "about": "Changes of the figures of your courses",
    "keptFor": "A few seconds",
    "onDeletion": "Kept. Numbers that are added to the figures within seconds",
    "isExported": false
  },
  {
    "about": "Figures of the courses that you teach",
    "keptFor": "As long as your account",
    "onDeletion": "Kept. Figures of a course, without names",
    "isExported": false
  },
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
  },
  {
    "about": "Quizzes that you haven’t passed, for your instructors",
    "keptFor": "As long as your account",
    "onDeletion": "Kept without your name. The figures of the quiz count it",
    "isExported": false
  },
  {
    "about": "Figures of the quizzes of your courses",
    "keptFor": "As long as your account",
    "onDeletion": "Kept. Figures of a quiz, without names",
    "isExported": false
  },
  {
    "about": "Your weekly goal",
    "keptFor": "Until you remove it",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "Your chats with the assistant: what you asked and what it answered",
    "keptFor": "Until you delete the chat",
    "onDeletion": "Deleted",
    "isExported": true
  },
  {
    "about": "The titles of your chats with the assistant",
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
  },
  {
    "about": "The text of courses that you teach, in parts for searches",
    "keptFor": "As long as their lessons",
    "onDeletion": "Kept without your name. Kept with the lessons, which nobody can open any more",
    "isExported": false
  },
  {
    "about": "When these parts were last compared with the lessons",
    "keptFor": "As long as the course",
    "onDeletion": "Kept without your name. Kept with the lessons, which nobody can open any more",
    "isExported": false
  },
  {
    "about": "Your notes on lessons",
    "keptFor": "Until you delete them; deleted notes can be restored for a day",
    "onDeletion": "Deleted",
    "isExported": true
  }
];
