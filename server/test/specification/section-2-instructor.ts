import type { Section } from './statement';

const FRAME = 'client/src/app/layouts/RoleFrame.test.tsx';
const AREA = 'client/src/features/teaching/InstructorAreaPage.test.tsx';
const DASHBOARD = 'client/src/features/teaching/InstructorDashboardPage.test.tsx';
const MY_COURSES = 'client/src/features/teaching/MyCoursesPage.test.tsx';
const CREATE_COURSE = 'client/src/features/course-authoring/CreateCourse.test.tsx';
const LESSONS = 'client/src/features/course-authoring/EditCourse.test.tsx';
const QUIZZES = 'client/src/features/quiz-authoring/QuizManagementPage.test.tsx';
const QUIZ_FORM = 'client/src/features/quiz-authoring/QuizForm.test.tsx';
const COURSE_QUIZZES = 'client/src/features/quiz-authoring/CourseQuizzesPage.test.tsx';
const ANALYTICS = 'client/src/features/analytics/CourseAnalyticsPage.test.tsx';
const MESSAGES = 'client/src/features/notifications/MessageForms.test.tsx';
const ASSISTANT = 'client/src/features/assistant/AssistantPage.test.tsx';

const READY = `${AREA} › the guard › an instructor finds the search, the form, the way to the notifications and, in a demo, the token`;
const FIGURES = `${DASHBOARD} › shows totals, ranking, activity and every course in the specified words`;
const COURSE_CARD = `${MY_COURSES} › shows each course with its facts, figures and ways`;
const CREATED = `${CREATE_COURSE} › creates the course with its lessons in one go and goes to My Courses`;
const QUIZ_TABLE = `${QUIZZES} › shows the totals and one row a quiz`;
const BLANK_QUIZ = `${QUIZ_FORM} › a new quiz › begins with the specified defaults and cannot be sent without a question`;
const STUDENTS = `${ANALYTICS} › shows the figures in the specified words, lessons, and every student`;
const MANAGED = `${LESSONS} › takes a refused move back, asks before it deletes, and says what failed`;
const QUIZ_CARD = `${COURSE_QUIZZES} › shows each quiz with its figures and its first three questions`;

export const section2Instructor: Section = {
  'Instructor area (/instructor)': [
    {
      says: "Guarded: no token shows 'Please login to access the instructor area.';",
      heldBy: `${AREA} › the guard › without a token it asks to log in`,
    },
    {
      says: "profile load failure shows 'Error loading profile: {message}' unless a cached user exists;",
      heldBy: [
        `${AREA} › the guard › with %s stored beside the token the failure is said and can be tried again`,
        `${AREA} › the guard › when the profile cannot be loaded the stored user decides`,
      ],
    },
    {
      says: "a non-instructor sees 'Access denied: instructor only area.'.",
      heldBy: [
        `${AREA} › the guard › a student is refused, whatever the browser has stored`,
        `${AREA} › the guard › a stored student is refused then`,
      ],
    },
    {
      says: 'Sidebar: Dashboard, My Courses, Create Course, Notifications, Quizzes, Profile, AI Assistant.',
      heldBy: `${FRAME} › an instructor sees the items of an instructor`,
      differs:
        'Decision 6: the sidebar lists what exists, so Instructor Area, Analytics and Browse Courses stand there too.',
    },
    {
      says: 'Course search box with Search button listing title, category, rating.',
      heldBy: [
        READY,
        `${AREA} › the course search › lists title, category and rating of what the address asks for`,
      ],
    },
    {
      says: "'Send Notification to Student' form (Student email, Title, Message, Send)",
      heldBy: [READY, `${MESSAGES} › a notification to a student likewise`],
    },
    { says: 'a View Notifications button.', heldBy: READY },
    {
      says: 'The area also displays the stored auth token on screen (a debug panel).',
      heldBy: [
        READY,
        'client/src/features/teaching/TokenPanel.test.tsx › in demo mode the token is masked until asked for, and copied as Sandbox wants it',
        'client/src/features/teaching/TokenPanel.test.tsx › elsewhere there is no panel',
      ],
      differs:
        'In demo mode alone, and masked until asked for: a token on a screen is a session for whoever looks.',
    },
  ],
  'Instructor dashboard': [
    {
      says: "'Instructor Dashboard / Monitor your courses and student progress'. Cards: Total Courses, Total Students, Completions, Avg Completion (%), New Enrollments (Last 30 days). Quick actions: Create New Course, Manage Courses, Create Quiz.",
      heldBy: FIGURES,
    },
    {
      says: "'Top Performing Courses' ranked list (title, enrollments, completion rate; rank colours gold, silver, orange for the top three).",
      heldBy: FIGURES,
    },
    {
      says: "'Recent Student Activity' (student name, course title, last activity date, progress bar).",
      heldBy: FIGURES,
    },
    {
      says: "'All Courses Performance' table (Course, Enrollments, Completions, Completion Rate badge, Avg Progress, View Students link to /instructor/students/{courseId}).",
      heldBy: FIGURES,
    },
  ],
  'My Courses': [
    {
      says: 'Cards with title, description, category, level, lesson count, Published or Draft badge, students, completion, avg progress, created date, price in dollars;',
      heldBy: COURSE_CARD,
    },
    {
      says: 'actions Edit Course, View Students, Manage Lessons, Manage Quizzes,',
      heldBy: COURSE_CARD,
    },
    {
      says: 'Publish/Unpublish,',
      heldBy: [
        `${MY_COURSES} › publishing › shows at once and goes back with words when it is refused`,
        `${MY_COURSES} › publishing › asks for a course without lessons; a no sends nothing, a yes publishes`,
      ],
    },
    { says: 'Delete.', heldBy: `${MY_COURSES} › deleting › takes the card away and moves on to the heading` },
    {
      says: "Empty 'No Courses Yet'.",
      heldBy: `${MY_COURSES} › without courses it says so and leads to the form`,
    },
  ],
  'Create Course': [
    {
      says: 'Three tabs (Course Details, Lessons, Settings) switchable freely.',
      heldBy: [
        `${CREATE_COURSE} › refuses a course without its required fields, and leads to them from any tab`,
        CREATED,
      ],
    },
    {
      says: 'Settings has price and a summary (title, category, level, price, lesson count, tag count). Cancel returns to My Courses.',
      heldBy: CREATED,
    },
  ],
  'Quiz Management': [
    {
      says: 'Totals: Total Quizzes, Active Quizzes, Total Attempts, Avg Score (rounded mean).',
      heldBy: [
        QUIZ_TABLE,
        'server/features/quizzes/quiz-authoring.test.ts › enters the rounded averages of its quiz and of all',
      ],
    },
    {
      says: "Table: title, description, course name, question count, time limit or 'No limit', passing score, Active/Inactive, attempts, avg score,",
      heldBy: QUIZ_TABLE,
    },
    {
      says: 'actions Edit, Activate/Deactivate, Results, Delete.',
      heldBy: [
        QUIZ_TABLE,
        `${QUIZZES} › the switch › shows at once, in the totals too, and stays when the server agrees`,
        `${QUIZZES} › deleting › takes the row away`,
      ],
    },
    {
      says: "Empty 'No Quizzes Yet'.",
      heldBy: `${QUIZZES} › without quizzes it says so and leads to the form`,
    },
  ],
  'Create Quiz': [
    {
      says: 'Info block (title, description, course, time limit, passing score) and question builder.',
      heldBy: BLANK_QUIZ,
    },
  ],
  'Course Analytics': [
    {
      says: 'Course selector (first course chosen automatically when none in the route).',
      heldBy: [
        `${ANALYTICS} › choosing a course opens its page`,
        `${ANALYTICS} › the picture and its table tell the same; range and measure stand in the address`,
      ],
    },
    {
      says: 'Cards: Total Students, Active Students, Avg Progress, Completion Rate. Engagement Metrics: Daily Active Users, Weekly Active Users, Avg Time Spent.',
      heldBy: STUDENTS,
    },
    {
      says: 'Student Progress table: student, email, progress bar, lessons completed out of total, enrolled date, last activity date, status.',
      heldBy: STUDENTS,
    },
    {
      says: "Empty states 'No Students Enrolled' and 'Select a Course'.",
      heldBy: `${ANALYTICS} › when %s it says so`,
    },
  ],
  'Manage Lessons': [
    { says: 'Breadcrumb, course title and description,', heldBy: MANAGED },
    {
      says: 'add form,',
      heldBy: [MANAGED, `${LESSONS} › says that the lessons did not come, and that there are none yet`],
    },
    { says: 'list with move up, move down, edit, delete and a View Video link.', heldBy: MANAGED },
    {
      says: "Empty 'No Lessons Yet'.",
      heldBy: `${LESSONS} › says that the lessons did not come, and that there are none yet`,
    },
  ],
  'Course Quizzes': [
    {
      says: "Course title; the course's quizzes with status badge, question count, time limit, passing percent, created date, first 3 questions previewed plus 'and n more';",
      heldBy: [QUIZ_CARD, `${COURSE_QUIZZES} › three questions leave nothing more to name`],
    },
    {
      says: 'actions Preview Quiz (to /quiz/take/{id}), Edit Quiz, Activate/Deactivate, Delete.',
      heldBy: QUIZ_CARD,
    },
    { says: "Empty 'No Quizzes Yet'.", heldBy: `${COURSE_QUIZZES} › without quizzes it says so` },
  ],
  'AI assistant': [
    {
      says: "Left panel: recent chats (the user's messages in this session)",
      heldBy: [
        `${ASSISTANT} › clearing empties the messages and starts a new session; the old one stays among the recent chats`,
        `${ASSISTANT} › a chat is deleted after asking, and the page that showed it starts anew`,
      ],
    },
    {
      says: 'selects for User Type, Difficulty Level, Tech Track.',
      heldBy: `${ASSISTANT} › it says what it is, and starts from the specified choices`,
    },
    {
      says: 'Right: clear-chat button,',
      heldBy: `${ASSISTANT} › clearing empties the messages and starts a new session; the old one stays among the recent chats`,
    },
    {
      says: 'message list with sources,',
      heldBy: `${ASSISTANT} › an answer stands with its sources, gets an address, and is inert whatever it says`,
    },
    {
      says: 'quick buttons Generate Quiz and Create Flashcards,',
      heldBy: `${ASSISTANT} › the quick buttons write the prefix, which is stripped again when it is sent`,
    },
    {
      says: 'message box where Enter sends and Shift+Enter adds a line.',
      heldBy: `${ASSISTANT} › Enter sends, Shift+Enter and composing do not; blank is ignored; nothing is sent beside a running request`,
    },
  ],
};
