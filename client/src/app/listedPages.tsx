import type { ComponentType } from 'react';
import { RequireInstructor } from './RequireInstructor';
import { RequireSession } from './RequireSession';

/**
 * The pages that are not server-rendered, and their layouts. A separate chunk, so that a visitor's first page does not
 * load the names of all their files.
 */
export const listedPages = {
  requireSession: async () => RequireSession,
  requireInstructor: async () => RequireInstructor,
  register: async () => (await import('../features/accounts/RegisterPage')).RegisterPage,
  logIn: async () => (await import('../features/accounts/LogInPage')).LogInPage,
  resetPassword: async () => (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage,
  profile: async () => (await import('../features/accounts/ProfilePage')).ProfilePage,
  verify: async () => (await import('../features/certificates/VerifyCertificatePage')).VerifyCertificatePage,
  roleFrame: async () => (await import('./layouts/RoleFrame')).RoleFrame,
  studentDashboard: async () =>
    (await import('../features/enrollments/StudentDashboardPage')).StudentDashboardPage,
  studentArea: async () => (await import('../features/enrollments/StudentAreaPage')).StudentAreaPage,
  instructorArea: async () => (await import('../features/teaching/InstructorAreaPage')).InstructorAreaPage,
  instructorDashboard: async () =>
    (await import('../features/teaching/InstructorDashboardPage')).InstructorDashboardPage,
  myCourses: async () => (await import('../features/teaching/MyCoursesPage')).MyCoursesPage,
  courseAnalytics: async () =>
    (await import('../features/analytics/CourseAnalyticsPage')).CourseAnalyticsPage,
  createCourse: async () => (await import('../features/course-authoring/CreateCoursePage')).CreateCoursePage,
  editCourse: async () => (await import('../features/course-authoring/EditCoursePage')).EditCoursePage,
  manageLessons: async () =>
    (await import('../features/course-authoring/ManageLessonsPage')).ManageLessonsPage,
  quizManagement: async () =>
    (await import('../features/quiz-authoring/QuizManagementPage')).QuizManagementPage,
  courseQuizzes: async () => (await import('../features/quiz-authoring/CourseQuizzesPage')).CourseQuizzesPage,
  createQuiz: async () => (await import('../features/quiz-authoring/CreateQuizPage')).CreateQuizPage,
  editQuiz: async () => (await import('../features/quiz-authoring/EditQuizPage')).EditQuizPage,
  quizResults: async () => (await import('../features/quiz-authoring/QuizResultsPage')).QuizResultsPage,
  takeQuiz: async () => (await import('../features/quizzes/TakeQuizPage')).TakeQuizPage,
  lessonQuizzes: async () => (await import('../features/quizzes/LessonQuizzesPage')).LessonQuizzesPage,
  myQuizzes: async () => (await import('../features/quizzes/MyQuizzesPage')).MyQuizzesPage,
  notifications: async () => (await import('../features/notifications/NotificationsPage')).NotificationsPage,
  assistant: async () => (await import('../features/assistant/AssistantPage')).AssistantPage,
  flashcards: async () => (await import('../features/assistant/FlashcardsPage')).FlashcardsPage,
  flashcardDeck: async () => (await import('../features/assistant/DeckPage')).DeckPage,
} satisfies Record<string, () => Promise<ComponentType>>;
