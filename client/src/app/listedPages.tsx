import type { RouteObject } from 'react-router-dom';
import { page } from '../lib/loadModule';
import { administrationPages } from './administrationPages';
import { PublicLayout } from './layouts/PublicLayout';
import { aliases, paths } from './paths';
import { RequireSession } from './RequireSession';
import { at, withinLayout } from './routes';

// Each of these has two paths.
const verify = page(
  'VerifyCertificatePage',
  () => import('../modules/enrollments/certificates/VerifyCertificatePage'),
);
const studentDashboard = page(
  'StudentDashboardPage',
  () => import('../modules/learning/dashboard/StudentDashboardPage'),
);
const courseAnalytics = page(
  'CourseAnalyticsPage',
  () => import('../modules/teaching/analytics/course/CourseAnalyticsPage'),
);
const notifications = page('NotificationsPage', () => import('../modules/notifications/NotificationsPage'));
const myQuizzes = page('MyQuizzesPage', () => import('../modules/quizzes/taking/QuizListPages'));
const assistant = page('AssistantPage', () => import('../modules/assistant/chat/AssistantPage'));
const flashcards = page('FlashcardsPage', () => import('../modules/assistant/flashcards/FlashcardsPage'));
const deck = page('DeckPage', () => import('../modules/assistant/flashcards/DeckPage'));

const visitorPages: RouteObject[] = [
  at(paths.register, 'RegisterPage', () => import('../modules/accounts/RegisterPage')),
  at(paths.logIn, 'LogInPage', () => import('../modules/accounts/LogInPage')),
  at(
    paths.providerCallback,
    'ProviderCallbackPage',
    () => import('../modules/accounts/sign-in-provider/ProviderCallbackPage'),
  ),
  at(paths.resetPassword, 'ResetPasswordPage', () => import('../modules/accounts/ResetPasswordPage')),
  at(paths.confirmEmail, 'ConfirmEmailPage', () => import('../modules/accounts/security/ConfirmEmailPage')),
  at(paths.setUp, 'SetUpPage', () => import('../modules/accounts/SetUpPage')),
  at(paths.invitation, 'InvitationPage', () => import('../modules/teaching/rosters/InvitationPage')),
  at(paths.unsubscribe, 'UnsubscribePage', () => import('../modules/notifications/UnsubscribePage')),
  at(
    paths.courseInvitation(':token'),
    'CourseInvitationPage',
    () => import('../modules/teaching/team/CourseInvitationPage'),
  ),
  { path: paths.verify, lazy: verify },
  { path: paths.verifyCertificate(':number'), lazy: verify },
  at(`${paths.join}/:code?`, 'JoinPage', () => import('../modules/enrollments/joining/JoinPage')),
];

/** Pages with data only instructors may see. */
const instructorPages: RouteObject[] = [
  at(
    paths.instructorDashboard,
    'InstructorDashboardPage',
    () => import('../modules/teaching/analytics/dashboard/InstructorDashboardPage'),
  ),
  at(paths.myCourses, 'MyCoursesPage', () => import('../modules/teaching/authoring/MyCoursesPage')),
  { path: paths.courseAnalytics, lazy: courseAnalytics },
  { path: paths.courseStudents(':courseId'), lazy: courseAnalytics },
  at(paths.createCourse, 'CreateCoursePage', () => import('../modules/teaching/authoring/CreateCoursePage')),
  at(
    paths.editCourse(':courseId'),
    'EditCoursePage',
    () => import('../modules/teaching/authoring/EditCoursePage'),
  ),
  at(
    paths.manageLessons(':courseId'),
    'ManageLessonsPage',
    () => import('../modules/teaching/authoring/ManageLessonsPage'),
  ),
  at(
    paths.courseJoining(':courseId'),
    'JoiningPage',
    () => import('../modules/enrollments/joining/JoiningPage'),
  ),
  at(paths.courseGroups(':courseId'), 'GroupsPage', () => import('../modules/teaching/groups/GroupsPage')),
  at(
    paths.courseTeam(':courseId'),
    'CourseTeamPage',
    () => import('../modules/teaching/team/CourseTeamPage'),
  ),
  at(
    paths.importStudents(':courseId'),
    'ImportStudentsPage',
    () => import('../modules/teaching/rosters/ImportStudentsPage'),
  ),
  at(
    paths.quizManagement,
    'QuizManagementPage',
    () => import('../modules/teaching/quizzes/QuizManagementPage'),
  ),
  at(
    paths.courseQuizzes(':courseId'),
    'CourseQuizzesPage',
    () => import('../modules/teaching/quizzes/CourseQuizzesPage'),
  ),
  at(paths.createQuiz, 'CreateQuizPage', () => import('../modules/teaching/quizzes/QuizFormPages')),
  at(paths.editQuiz(':quizId'), 'EditQuizPage', () => import('../modules/teaching/quizzes/QuizFormPages')),
  at(
    paths.quizResults(':quizId'),
    'QuizResultsPage',
    () => import('../modules/teaching/quiz-results/QuizResultsPage'),
  ),
];

/** Pages of a role. Those whose guard text the specification prescribes have no route guard and show it themselves. */
const rolePages: RouteObject[] = [
  { path: paths.studentDashboard, lazy: studentDashboard },
  { path: '/dashboard', lazy: studentDashboard },
  at(
    paths.instructorArea,
    'InstructorAreaPage',
    () => import('../modules/teaching/analytics/dashboard/InstructorAreaPage'),
  ),
  at(paths.profile, 'ProfilePage', () => import('../modules/accounts/profile/ProfilePage')),
  {
    element: <RequireSession />,
    children: [
      at(paths.security, 'SecurityPage', () => import('../modules/accounts/security/SecurityPage')),
      at(
        paths.notificationSettings,
        'NotificationSettingsPage',
        () => import('../modules/notifications/settings/NotificationSettingsPage'),
      ),
      at(paths.studentArea, 'StudentAreaPage', () => import('../modules/learning/dashboard/StudentAreaPage')),
      at(paths.bookmarks, 'BookmarksPage', () => import('../modules/courses/bookmarks/BookmarksPage')),
      at(paths.notes, 'NotesPage', () => import('../modules/learning/notes/NotesPage')),
      { path: paths.studentNotifications, lazy: notifications },
      { path: paths.instructorNotifications, lazy: notifications },
      at(paths.messages, 'MessagesPage', () => import('../modules/messages/MessagesPage')),
      at(paths.newMessage, 'NewMessagePage', () => import('../modules/messages/NewMessagePage')),
      at(
        paths.conversation(':conversationId'),
        'ConversationPage',
        () => import('../modules/messages/ConversationPage'),
      ),
      at(
        '/quiz/take/:quizId?/:courseId?/:lessonId?',
        'TakeQuizPage',
        () => import('../modules/quizzes/taking/TakeQuizPage'),
      ),
      at(
        paths.quizzesOfLesson(':lessonId'),
        'LessonQuizzesPage',
        () => import('../modules/quizzes/taking/QuizListPages'),
      ),
      { path: paths.myQuizzes, lazy: myQuizzes },
      { path: aliases.myQuizzes, lazy: myQuizzes },
      { path: paths.assistant, lazy: assistant },
      { path: paths.flashcards, lazy: flashcards },
      { path: paths.flashcardDeck(':deckId'), lazy: deck },
      { path: aliases.assistant, lazy: assistant },
      { path: `${aliases.assistant}/flashcards`, lazy: flashcards },
      { path: `${aliases.assistant}/flashcards/:deckId`, lazy: deck },
      {
        lazy: page('RequireInstructor', () => import('./RequireRole')),
        children: instructorPages,
      },
      {
        lazy: page('RequireAdministrator', () => import('./RequireRole')),
        children: administrationPages.map(({ to, lazy }) => ({ path: to, lazy })),
      },
    ],
  },
];

/**
 * The pages that visitors do not open first, and their layouts. A separate chunk, so that a visitor's first page does
 * not load the names of all their files.
 */
export const listedRoutes: RouteObject[] = [
  { element: <PublicLayout />, children: withinLayout(visitorPages) },
  {
    lazy: page('RoleFrame', () => import('./layouts/RoleFrame')),
    children: withinLayout(rolePages),
  },
];
