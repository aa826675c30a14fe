import type { ComponentType } from 'react';
import { RequireSession } from './RequireSession';

/**
 * The pages that are not server-rendered, and their layouts, without those of administrators. A separate chunk, so that
 * a visitor's first page does not load the names of all their files.
 */
export const listedPages = {
  requireSession: async () => RequireSession,
  requireInstructor: async () => (await import('./RequireInstructor')).RequireInstructor,
  register: async () => (await import('../modules/accounts/RegisterPage')).RegisterPage,
  logIn: async () => (await import('../modules/accounts/LogInPage')).LogInPage,
  providerCallback: async () =>
    (await import('../modules/accounts/sign-in-provider/ProviderCallbackPage')).ProviderCallbackPage,
  resetPassword: async () => (await import('../modules/accounts/ResetPasswordPage')).ResetPasswordPage,
  profile: async () => (await import('../modules/accounts/profile/ProfilePage')).ProfilePage,
  security: async () => (await import('../modules/accounts/security/SecurityPage')).SecurityPage,
  confirmEmail: async () => (await import('../modules/accounts/security/ConfirmEmailPage')).ConfirmEmailPage,
  setUp: async () => (await import('../modules/accounts/SetUpPage')).SetUpPage,
  invitation: async () => (await import('../modules/teaching/rosters/InvitationPage')).InvitationPage,
  importStudents: async () =>
    (await import('../modules/teaching/rosters/ImportStudentsPage')).ImportStudentsPage,
  unsubscribe: async () => (await import('../modules/notifications/UnsubscribePage')).UnsubscribePage,
  verify: async () =>
    (await import('../modules/enrollments/certificates/VerifyCertificatePage')).VerifyCertificatePage,
  roleFrame: async () => (await import('./layouts/RoleFrame')).RoleFrame,
  studentDashboard: async () =>
    (await import('../modules/learning/dashboard/StudentDashboardPage')).StudentDashboardPage,
  studentArea: async () => (await import('../modules/learning/dashboard/StudentAreaPage')).StudentAreaPage,
  instructorArea: async () =>
    (await import('../modules/teaching/analytics/dashboard/InstructorAreaPage')).InstructorAreaPage,
  instructorDashboard: async () =>
    (await import('../modules/teaching/analytics/dashboard/InstructorDashboardPage')).InstructorDashboardPage,
  myCourses: async () => (await import('../modules/teaching/authoring/MyCoursesPage')).MyCoursesPage,
  courseAnalytics: async () =>
    (await import('../modules/teaching/analytics/course/CourseAnalyticsPage')).CourseAnalyticsPage,
  createCourse: async () => (await import('../modules/teaching/authoring/CreateCoursePage')).CreateCoursePage,
  editCourse: async () => (await import('../modules/teaching/authoring/EditCoursePage')).EditCoursePage,
  manageLessons: async () =>
    (await import('../modules/teaching/authoring/ManageLessonsPage')).ManageLessonsPage,
  joining: async () => (await import('../modules/enrollments/joining/JoiningPage')).JoiningPage,
  join: async () => (await import('../modules/enrollments/joining/JoinPage')).JoinPage,
  groups: async () => (await import('../modules/teaching/groups/GroupsPage')).GroupsPage,
  courseTeam: async () => (await import('../modules/teaching/team/CourseTeamPage')).CourseTeamPage,
  courseInvitation: async () =>
    (await import('../modules/teaching/team/CourseInvitationPage')).CourseInvitationPage,
  quizManagement: async () =>
    (await import('../modules/teaching/quizzes/QuizManagementPage')).QuizManagementPage,
  courseQuizzes: async () =>
    (await import('../modules/teaching/quizzes/CourseQuizzesPage')).CourseQuizzesPage,
  createQuiz: async () => (await import('../modules/teaching/quizzes/CreateQuizPage')).CreateQuizPage,
  editQuiz: async () => (await import('../modules/teaching/quizzes/EditQuizPage')).EditQuizPage,
  quizResults: async () => (await import('../modules/teaching/quiz-results/QuizResultsPage')).QuizResultsPage,
  takeQuiz: async () => (await import('../modules/quizzes/taking/TakeQuizPage')).TakeQuizPage,
  lessonQuizzes: async () => (await import('../modules/quizzes/taking/LessonQuizzesPage')).LessonQuizzesPage,
  myQuizzes: async () => (await import('../modules/quizzes/taking/MyQuizzesPage')).MyQuizzesPage,
  bookmarks: async () => (await import('../modules/courses/bookmarks/BookmarksPage')).BookmarksPage,
  notes: async () => (await import('../modules/learning/notes/NotesPage')).NotesPage,
  notifications: async () => (await import('../modules/notifications/NotificationsPage')).NotificationsPage,
  notificationSettings: async () =>
    (await import('../modules/notifications/settings/NotificationSettingsPage')).NotificationSettingsPage,
  messages: async () => (await import('../modules/messages/MessagesPage')).MessagesPage,
  newMessage: async () => (await import('../modules/messages/NewMessagePage')).NewMessagePage,
  conversation: async () => (await import('../modules/messages/ConversationPage')).ConversationPage,
  assistant: async () => (await import('../modules/assistant/chat/AssistantPage')).AssistantPage,
  flashcards: async () => (await import('../modules/assistant/flashcards/FlashcardsPage')).FlashcardsPage,
  flashcardDeck: async () => (await import('../modules/assistant/flashcards/DeckPage')).DeckPage,
} satisfies Record<string, () => Promise<ComponentType>>;
