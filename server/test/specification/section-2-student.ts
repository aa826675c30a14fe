import type { Section } from './statement';

const TAKE = 'client/src/features/quizzes/TakeQuizPage.test.tsx';
const DASHBOARD = 'client/src/features/enrollments/StudentDashboardPage.test.tsx';
const AREA = 'client/src/features/enrollments/StudentAreaPage.test.tsx';
const FRAME = 'client/src/app/layouts/RoleFrame.test.tsx';
const ITEMS = 'client/src/app/layouts/RoleFrameItems.test.ts';
const INBOX = 'client/src/features/notifications/NotificationsPage.test.tsx';
const QUIZ_BROWSER = 'server/test/browser/quiz.browser.test.ts';

const INTRO = `${TAKE} › introduces the quiz with all its figures, the extra time among them`;
const RESULT = `${TAKE} › shows the result of an attempt (passed: %s)`;
const COURSES = `${DASHBOARD} › a course shows how far it is and goes on at its next lesson`;
const NOTHING_YET = `${DASHBOARD} › with nothing yet each part says so, and the courses lead to the catalogue`;
const SIGNED_OUT = `${DASHBOARD} › signed out it asks to log in, offers the login and asks the server nothing`;
const LOADING = `${DASHBOARD} › while it loads it says so`;

export const section2Student: Section = {
  'Quiz screen': [
    {
      says: 'Intro (title, description, question count, time limit in minutes, passing score percent, instructions, Start Quiz);',
      heldBy: INTRO,
    },
    {
      says: 'question page with countdown and Submit Quiz;',
      heldBy: [
        `${QUIZ_BROWSER} › setting the device’s clock an hour on or back changes nothing`,
        `${TAKE} › lets nobody submit before the first answer, saves each, and stays with the answers when submitting fails`,
      ],
    },
    {
      says: "result page ('Quiz Complete!', score/total, percent, Passed or Failed, passing score shown when failed, Back to Course).",
      heldBy: RESULT,
    },
    {
      says: "States 'Loading quiz...', 'Error Loading Quiz', 'Quiz not found'.",
      heldBy: [
        `${TAKE} › says that it is loading`,
        `${TAKE} › says why it could not be loaded, and loads when tried again`,
        `${TAKE} › knows neither a quiz that is not there nor one without an id`,
      ],
    },
    {
      says: 'Points label is pluralised by count.',
      heldBy: [
        'client/src/features/quizzes/quizWords.test.ts › points are pluralised',
        `${TAKE} › lets nobody submit before the first answer, saves each, and stays with the answers when submitting fails`,
      ],
    },
  ],
  'Student dashboard': [
    { says: "'Loading dashboard...';", heldBy: LOADING },
    {
      says: "error card 'Dashboard Error' with a 'Go to Login' button when the message mentions logging in",
      heldBy: [
        `${DASHBOARD} › a session that the server refuses is called expired`,
        `${DASHBOARD} › any other failure keeps the session, offers no login and can be tried again`,
      ],
    },
    {
      says: "(also 'Please log in to access your dashboard' when there is no token).",
      heldBy: SIGNED_OUT,
    },
    {
      says: "Header 'Student Dashboard', subtitle 'Track your learning progress and manage your courses'.",
      heldBy: LOADING,
    },
    {
      says: 'Four stat cards: Total Courses, Completed, Lessons Completed, Average Progress (%).',
      heldBy: `${DASHBOARD} › the figures stand under their names, each with its definition`,
    },
    {
      says: "Enrolled Courses grid: title, progress percent bar, 'x/y lessons completed',",
      heldBy: COURSES,
    },
    {
      says: 'Continue button to /courses/{courseId};',
      heldBy: [
        COURSES,
        'server/test/browser/journey.browser.test.ts › Continue leads to the exact next lesson, whose completion moves every figure',
      ],
      differs: 'Decision 6: it goes on at the next lesson, /courses/{id}?lesson={next lesson}.',
    },
    {
      says: "empty 'No Courses Yet' with Browse Courses button to /courses.",
      heldBy: NOTHING_YET,
    },
    {
      says: "Recent Activity shows only the first 5 items (lesson title or 'Lesson {id}' completed, course title, completion date);",
      heldBy: `${DASHBOARD} › of the latest lessons five are shown; one that was removed since is named by its id`,
    },
    { says: "empty 'No Activity Yet'.", heldBy: NOTHING_YET },
    {
      says: "'My Certificates (n)' lists courses at exactly 100 percent",
      heldBy: [
        `${DASHBOARD} › certificates are counted and can be taken along`,
        'server/test/browser/journey.browser.test.ts › a visitor becomes a student, completes a course and holds a certificate that a stranger can verify',
      ],
      differs: 'Decision 12: a certificate is issued when the percent first reaches 100, and stays.',
    },
    {
      says: "with a 'Download Certificate' button",
      heldBy: `${DASHBOARD} › certificates are counted and can be taken along`,
    },
    {
      says: "('Generating...' while running);",
      heldBy: `${DASHBOARD} › a certificate being made says so on its button`,
    },
    { says: "empty 'No Certificates Yet'.", heldBy: NOTHING_YET },
    {
      says: "If no data: 'No dashboard data available'.",
      heldBy: `${DASHBOARD} › without data it says that there is none`,
    },
  ],
  'Student area (/student)': [
    {
      says: 'Collapsible sidebar (wide or narrow)',
      heldBy: `${FRAME} › the narrow sidebar keeps every name, whatever was typed before, and is remembered`,
    },
    {
      says: "with a search box filtering menu items by label ('No results found' when none).",
      heldBy: `${FRAME} › the box filters the items by label and says when none is left`,
    },
    {
      says: 'Items: Dashboard, Browse Courses, Notifications, Profile, AI Assistant;',
      heldBy: `${FRAME} › a student sees the items of a student, the present one marked`,
      differs: 'Decision 6: the sidebar lists what exists, so Quizzes (/quizes) stands there too.',
    },
    {
      says: 'the active item is highlighted by route prefix.',
      heldBy: [
        `${ITEMS} › the active item is the one whose address the path is or lies below`,
        `${FRAME} › a student sees the items of a student, the present one marked`,
      ],
    },
    {
      says: "Main area 'Student Area' with a 'Contact Instructor' form",
      heldBy: [
        'server/test/browser/student-screens.browser.test.ts › the student area is accessible and fits',
        `${AREA} › without a course the way leads to the catalogue`,
      ],
    },
    {
      says: '(Instructor email, Subject, Message, Send).',
      heldBy: [
        'client/src/features/notifications/MessageForms.test.tsx › a message to an instructor is sent as typed, said, and the form is blank again',
        'server/test/browser/messages.browser.test.ts › by keyboard a student asks, the instructor reads it live in another process and answers',
      ],
    },
  ],
  Notifications: [
    {
      says: 'Search box (matches title or message), filter All/Read/Unread,',
      heldBy: [
        `${INBOX} › filter and search stand in the address, and are asked of the server`,
        'server/features/notifications/inbox.test.ts › filters by read and unread, and searches title and message as the catalogue searches',
      ],
    },
    {
      says: 'list of title, message, created time; read items styled differently;',
      heldBy: `${INBOX} › opening one shows the rest of it and marks it as read, at once`,
    },
    {
      says: "'Loading...' and 'No notifications found.'.",
      heldBy: `${INBOX} › loading and empty are said in the specified words`,
    },
  ],
};
