import type { ComponentType } from 'react';
import { RequireSession } from './RequireSession';

/**
 * The pages that are not server-rendered, and their layouts, without those of administrators. A separate chunk, so that
 * a visitor's first page does not load the names of all their files.
 */
export const listedPages = {
  requireSession: async () => RequireSession,
  requireInstructor: async () => (await import('./RequireInstructor')).RequireInstructor,
  register: async () => (await import('../features/accounts/RegisterPage')).RegisterPage,
  logIn: async () => (await import('../features/accounts/LogInPage')).LogInPage,
  providerCallback: async () =>
    (await import('../features/accounts/sign-in-provider/ProviderCallbackPage')).ProviderCallbackPage,
  resetPassword: async () => (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage,
  profile: async () => (await import('../features/accounts/profile/ProfilePage')).ProfilePage,
  security: async () => (await import('../features/accounts/security/SecurityPage')).SecurityPage,
  confirmEmail: async () => (await import('../features/accounts/security/ConfirmEmailPage')).ConfirmEmailPage,
  setUp: async () => (await import('../features/accounts/SetUpPage')).SetUpPage,
  invitation: async () => (await import('../features/rosters/InvitationPage')).InvitationPage,
  importStudents: async () => (await import('../features/rosters/ImportStudentsPage')).ImportStudentsPage,
  unsubscribe: async () => (await import('../features/notifications/UnsubscribePage')).UnsubscribePage,
  verify: async () => (await import('../features/certificates/VerifyCertificatePage')).VerifyCertificatePage,
  roleFrame: async () => (await import('./layouts/RoleFrame')).RoleFrame,
  studentDashboard: async () =>
    (await import('../features/enrollments/dashboard/StudentDashboardPage')).StudentDashboardPage,
  studentArea: async () =>
    (await import('../features/enrollments/dashboard/StudentAreaPage')).StudentAreaPage,
  instructorArea: async () =>
    (await import('../features/analytics/dashboard/InstructorAreaPage')).InstructorAreaPage,
  instructorDashboard: async () =>
    (await import('../features/analytics/dashboard/InstructorDashboardPage')).InstructorDashboardPage,
  myCourses: async () => (await import('../features/courses/authoring/MyCoursesPage')).MyCoursesPage,
  courseAnalytics: async () =>
    (await import('../features/analytics/course/CourseAnalyticsPage')).CourseAnalyticsPage,
  createCourse: async () => (await import('../features/courses/authoring/CreateCoursePage')).CreateCoursePage,
  editCourse: async () => (await import('../features/courses/authoring/EditCoursePage')).EditCoursePage,
  manageLessons: async () =>
    (await import('../features/courses/authoring/ManageLessonsPage')).ManageLessonsPage,
  joining: async () => (await import('../features/enrollments/joining/JoiningPage')).JoiningPage,
  join: async () => (await import('../features/enrollments/joining/JoinPage')).JoinPage,
  groups: async () => (await import('../features/groups/GroupsPage')).GroupsPage,
  courseTeam: async () => (await import('../features/courses/team/CourseTeamPage')).CourseTeamPage,
  courseInvitation: async () =>
    (await import('../features/courses/team/CourseInvitationPage')).CourseInvitationPage,
  quizManagement: async () =>
    (await import('../features/quizzes/authoring/QuizManagementPage')).QuizManagementPage,
  courseQuizzes: async () =>
    (await import('../features/quizzes/authoring/CourseQuizzesPage')).CourseQuizzesPage,
  createQuiz: async () => (await import('../features/quizzes/authoring/CreateQuizPage')).CreateQuizPage,
  editQuiz: async () => (await import('../features/quizzes/authoring/EditQuizPage')).EditQuizPage,
  quizResults: async () => (await import('../features/quizzes/results/QuizResultsPage')).QuizResultsPage,
  takeQuiz: async () => (await import('../features/quizzes/taking/TakeQuizPage')).TakeQuizPage,
  lessonQuizzes: async () => (await import('../features/quizzes/taking/LessonQuizzesPage')).LessonQuizzesPage,
  myQuizzes: async () => (await import('../features/quizzes/taking/MyQuizzesPage')).MyQuizzesPage,
  bookmarks: async () => (await import('../features/bookmarks/BookmarksPage')).BookmarksPage,
  notes: async () => (await import('../features/notes/NotesPage')).NotesPage,
  notifications: async () => (await import('../features/notifications/NotificationsPage')).NotificationsPage,
  notificationSettings: async () =>
    (await import('../features/notifications/settings/NotificationSettingsPage')).NotificationSettingsPage,
  messages: async () => (await import('../features/conversations/MessagesPage')).MessagesPage,
  newMessage: async () => (await import('../features/conversations/NewMessagePage')).NewMessagePage,
  conversation: async () => (await import('../features/conversations/ConversationPage')).ConversationPage,
  assistant: async () => (await import('../features/assistant/chat/AssistantPage')).AssistantPage,
  flashcards: async () => (await import('../features/assistant/flashcards/FlashcardsPage')).FlashcardsPage,
  flashcardDeck: async () => (await import('../features/assistant/flashcards/DeckPage')).DeckPage,
} satisfies Record<string, () => Promise<ComponentType>>;
