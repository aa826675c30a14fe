import type { ComponentType } from 'react';
import { RequireSession } from './RequireSession';

/**
 * The pages that are not server-rendered, and their layouts. A separate chunk, so that a visitor's first page does not
 * load the names of all their files.
 */
export const listedPages = {
  requireSession: async () => RequireSession,
  requireInstructor: async () => (await import('./RequireInstructor')).RequireInstructor,
  requireAdministrator: async () => (await import('./RequireAdministrator')).RequireAdministrator,
  register: async () => (await import('../features/accounts/RegisterPage')).RegisterPage,
  logIn: async () => (await import('../features/accounts/LogInPage')).LogInPage,
  resetPassword: async () => (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage,
  profile: async () => (await import('../features/accounts/profile/ProfilePage')).ProfilePage,
  security: async () => (await import('../features/accounts/security/SecurityPage')).SecurityPage,
  confirmEmail: async () => (await import('../features/accounts/security/ConfirmEmailPage')).ConfirmEmailPage,
  setUp: async () => (await import('../features/accounts/SetUpPage')).SetUpPage,
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
  platformInstructors: async () =>
    (await import('../features/administration/instructors/InstructorsPage')).InstructorsPage,
  platformSettings: async () =>
    (await import('../features/administration/settings/SettingsPage')).SettingsPage,
  people: async () => (await import('../features/administration/PeoplePage')).PeoplePage,
  health: async () => (await import('../features/administration/health/HealthPage')).HealthPage,
  auditLog: async () => (await import('../features/administration/audit/AuditLogPage')).AuditLogPage,
  approvals: async () => (await import('../features/administration/approvals/ApprovalsPage')).ApprovalsPage,
  platformCourses: async () => (await import('../features/administration/courses/CoursesPage')).CoursesPage,
} satisfies Record<string, () => Promise<ComponentType>>;
