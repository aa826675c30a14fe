import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { loadModule } from '../lib/loadModule';
import { PublicLayout } from './layouts/PublicLayout';
import { NotFoundPage } from './NotFoundPage';
import { aliases, paths } from './paths';
import { RequireInstructor } from './RequireInstructor';
import { RequireSession } from './RequireSession';
import { RootLayout } from './RootLayout';
import { RouteErrorBoundary } from './RouteErrorBoundary';

/** A page whose code is loaded when it is first opened. The page before stays until it is there. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadModule(load) });

const landing = page(async () => (await import('../features/landing/LandingPage')).LandingPage);
const privacy = page(async () => (await import('../features/landing/PrivacyPage')).PrivacyPage);
const terms = page(async () => (await import('../features/landing/TermsPage')).TermsPage);
const cookies = page(async () => (await import('../features/landing/CookiesPage')).CookiesPage);
const register = page(async () => (await import('../features/accounts/RegisterPage')).RegisterPage);
const logIn = page(async () => (await import('../features/accounts/LogInPage')).LogInPage);
const resetPassword = page(
  async () => (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage,
);
const profile = page(async () => (await import('../features/accounts/ProfilePage')).ProfilePage);
const catalogue = page(async () => (await import('../features/catalogue/CataloguePage')).CataloguePage);
const course = page(async () => (await import('../features/catalogue/CoursePage')).CoursePage);
const lesson = page(async () => (await import('../features/catalogue/LessonPage')).LessonPage);
const verify = page(
  async () => (await import('../features/certificates/VerifyCertificatePage')).VerifyCertificatePage,
);
const roleFrame = page(async () => (await import('./layouts/RoleFrame')).RoleFrame);
const studentDashboard = page(
  async () => (await import('../features/enrollments/StudentDashboardPage')).StudentDashboardPage,
);
const studentArea = page(
  async () => (await import('../features/enrollments/StudentAreaPage')).StudentAreaPage,
);
const instructorArea = page(
  async () => (await import('../features/teaching/InstructorAreaPage')).InstructorAreaPage,
);
const instructorDashboard = page(
  async () => (await import('../features/teaching/InstructorDashboardPage')).InstructorDashboardPage,
);
const myCourses = page(async () => (await import('../features/teaching/MyCoursesPage')).MyCoursesPage);
const courseAnalytics = page(
  async () => (await import('../features/analytics/CourseAnalyticsPage')).CourseAnalyticsPage,
);
const createCourse = page(
  async () => (await import('../features/course-authoring/CreateCoursePage')).CreateCoursePage,
);
const editCourse = page(
  async () => (await import('../features/course-authoring/EditCoursePage')).EditCoursePage,
);
const manageLessons = page(
  async () => (await import('../features/course-authoring/ManageLessonsPage')).ManageLessonsPage,
);
const quizManagement = page(
  async () => (await import('../features/quiz-authoring/QuizManagementPage')).QuizManagementPage,
);
const courseQuizzes = page(
  async () => (await import('../features/quiz-authoring/CourseQuizzesPage')).CourseQuizzesPage,
);
const createQuiz = page(
  async () => (await import('../features/quiz-authoring/CreateQuizPage')).CreateQuizPage,
);
const editQuiz = page(async () => (await import('../features/quiz-authoring/EditQuizPage')).EditQuizPage);
const quizResults = page(
  async () => (await import('../features/quiz-authoring/QuizResultsPage')).QuizResultsPage,
);
const takeQuiz = page(async () => (await import('../features/quizzes/TakeQuizPage')).TakeQuizPage);
const lessonQuizzes = page(
  async () => (await import('../features/quizzes/LessonQuizzesPage')).LessonQuizzesPage,
);
const myQuizzes = page(async () => (await import('../features/quizzes/MyQuizzesPage')).MyQuizzesPage);

const notifications = page(
  async () => (await import('../features/notifications/NotificationsPage')).NotificationsPage,
);

const assistant = page(async () => (await import('../features/assistant/AssistantPage')).AssistantPage);
const flashcards = page(async () => (await import('../features/assistant/FlashcardsPage')).FlashcardsPage);
const flashcardDeck = page(async () => (await import('../features/assistant/DeckPage')).DeckPage);

const publicPages: RouteObject[] = [
  { path: paths.landing, lazy: landing },
  { path: paths.register, lazy: register },
  { path: paths.logIn, lazy: logIn },
  { path: paths.resetPassword, lazy: resetPassword },
  { path: paths.catalogue, lazy: catalogue },
  { path: '/all', element: <Navigate to={paths.catalogue} replace /> },
  { path: paths.course(':courseId'), lazy: course },
  { path: '/lessons', lazy: lesson },
  { path: paths.lesson(':lessonId'), lazy: lesson },
  { path: paths.verify, lazy: verify },
  { path: paths.verifyCertificate(':number'), lazy: verify },
  { path: paths.privacy, lazy: privacy },
  { path: paths.terms, lazy: terms },
  { path: paths.cookies, lazy: cookies },
  { path: '*', element: <NotFoundPage /> },
];

/** Pages that show an instructor what an instructor alone may see. */
const instructorPages: RouteObject[] = [
  { path: paths.instructorDashboard, lazy: instructorDashboard },
  { path: paths.myCourses, lazy: myCourses },
  { path: paths.courseAnalytics, lazy: courseAnalytics },
  { path: paths.courseStudents(':courseId'), lazy: courseAnalytics },
  { path: paths.createCourse, lazy: createCourse },
  { path: paths.editCourse(':courseId'), lazy: editCourse },
  { path: paths.manageLessons(':courseId'), lazy: manageLessons },
  { path: paths.quizManagement, lazy: quizManagement },
  { path: paths.courseQuizzes(':courseId'), lazy: courseQuizzes },
  { path: paths.createQuiz, lazy: createQuiz },
  { path: paths.editQuiz(':quizId'), lazy: editQuiz },
  { path: paths.quizResults(':quizId'), lazy: quizResults },
];

/** Pages of a role. Those with a guard of the specification's own words stand open and say them in place. */
const rolePages: RouteObject[] = [
  { path: paths.studentDashboard, lazy: studentDashboard },
  { path: '/dashboard', lazy: studentDashboard },
  { path: paths.instructorArea, lazy: instructorArea },
  { path: paths.profile, lazy: profile },
  {
    element: <RequireSession />,
    children: [
      { path: paths.studentArea, lazy: studentArea },
      { path: paths.studentNotifications, lazy: notifications },
      { path: paths.instructorNotifications, lazy: notifications },
      { path: '/quiz/take/:quizId?/:courseId?/:lessonId?', lazy: takeQuiz },
      { path: paths.quizzesOfLesson(':lessonId'), lazy: lessonQuizzes },
      { path: paths.myQuizzes, lazy: myQuizzes },
      { path: aliases.myQuizzes, lazy: myQuizzes },
      { path: paths.assistant, lazy: assistant },
      { path: paths.flashcards, lazy: flashcards },
      { path: paths.flashcardDeck(':deckId'), lazy: flashcardDeck },
      { path: aliases.assistant, lazy: assistant },
      { path: `${aliases.assistant}/flashcards`, lazy: flashcards },
      { path: `${aliases.assistant}/flashcards/:deckId`, lazy: flashcardDeck },
      { element: <RequireInstructor />, children: instructorPages },
    ],
  },
];

/** A page that breaks is replaced inside its layout, so that the navigation stays. */
const withinLayout = (pages: RouteObject[]): RouteObject[] => [
  { errorElement: <RouteErrorBoundary />, children: pages },
];

/** Every page of the client; each one's code is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorBoundary />,
    // The first page's code is a moment away; an empty screen is calmer than a flash of something else.
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [
      { element: <PublicLayout />, children: withinLayout(publicPages) },
      { lazy: roleFrame, children: withinLayout(rolePages) },
    ],
  },
];
