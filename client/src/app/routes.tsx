import { Navigate, type RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout';
import { NotFoundPage } from './NotFoundPage';
import { paths } from './paths';
import { RequireInstructor } from './RequireInstructor';
import { RequireSession } from './RequireSession';
import { RootLayout } from './RootLayout';
import { RouteErrorBoundary } from './RouteErrorBoundary';

const landing = async () => ({ Component: (await import('../features/landing/LandingPage')).LandingPage });
const privacy = async () => ({ Component: (await import('../features/landing/PrivacyPage')).PrivacyPage });
const terms = async () => ({ Component: (await import('../features/landing/TermsPage')).TermsPage });
const cookies = async () => ({ Component: (await import('../features/landing/CookiesPage')).CookiesPage });
const register = async () => ({
  Component: (await import('../features/accounts/RegisterPage')).RegisterPage,
});
const logIn = async () => ({ Component: (await import('../features/accounts/LogInPage')).LogInPage });
const resetPassword = async () => ({
  Component: (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage,
});
const profile = async () => ({ Component: (await import('../features/accounts/ProfilePage')).ProfilePage });
const catalogue = async () => ({
  Component: (await import('../features/catalogue/CataloguePage')).CataloguePage,
});
const course = async () => ({ Component: (await import('../features/catalogue/CoursePage')).CoursePage });
const lesson = async () => ({ Component: (await import('../features/catalogue/LessonPage')).LessonPage });
const verify = async () => ({
  Component: (await import('../features/certificates/VerifyCertificatePage')).VerifyCertificatePage,
});
const roleFrame = async () => ({ Component: (await import('./layouts/RoleFrame')).RoleFrame });
const studentDashboard = async () => ({
  Component: (await import('../features/enrollments/StudentDashboardPage')).StudentDashboardPage,
});
const studentArea = async () => ({
  Component: (await import('../features/enrollments/StudentAreaPage')).StudentAreaPage,
});
const instructorArea = async () => ({
  Component: (await import('../features/teaching/InstructorAreaPage')).InstructorAreaPage,
});
const instructorDashboard = async () => ({
  Component: (await import('../features/teaching/InstructorDashboardPage')).InstructorDashboardPage,
});
const myCourses = async () => ({
  Component: (await import('../features/teaching/MyCoursesPage')).MyCoursesPage,
});
const courseAnalytics = async () => ({
  Component: (await import('../features/analytics/CourseAnalyticsPage')).CourseAnalyticsPage,
});
const createCourse = async () => ({
  Component: (await import('../features/course-authoring/CreateCoursePage')).CreateCoursePage,
});
const editCourse = async () => ({
  Component: (await import('../features/course-authoring/EditCoursePage')).EditCoursePage,
});
const manageLessons = async () => ({
  Component: (await import('../features/course-authoring/ManageLessonsPage')).ManageLessonsPage,
});
const quizManagement = async () => ({
  Component: (await import('../features/quiz-authoring/QuizManagementPage')).QuizManagementPage,
});
const courseQuizzes = async () => ({
  Component: (await import('../features/quiz-authoring/CourseQuizzesPage')).CourseQuizzesPage,
});
const createQuiz = async () => ({
  Component: (await import('../features/quiz-authoring/CreateQuizPage')).CreateQuizPage,
});
const editQuiz = async () => ({
  Component: (await import('../features/quiz-authoring/EditQuizPage')).EditQuizPage,
});
const quizResults = async () => ({
  Component: (await import('../features/quiz-authoring/QuizResultsPage')).QuizResultsPage,
});
const takeQuiz = async () => ({ Component: (await import('../features/quizzes/TakeQuizPage')).TakeQuizPage });
const lessonQuizzes = async () => ({
  Component: (await import('../features/quizzes/LessonQuizzesPage')).LessonQuizzesPage,
});
const myQuizzes = async () => ({
  Component: (await import('../features/quizzes/MyQuizzesPage')).MyQuizzesPage,
});

const notifications = async () => ({
  Component: (await import('../features/notifications/NotificationsPage')).NotificationsPage,
});

const assistant = async () => ({
  Component: (await import('../features/assistant/AssistantPage')).AssistantPage,
});
const flashcards = async () => ({
  Component: (await import('../features/assistant/FlashcardsPage')).FlashcardsPage,
});
const flashcardDeck = async () => ({ Component: (await import('../features/assistant/DeckPage')).DeckPage });

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
      { path: paths.assistant, lazy: assistant },
      { path: paths.flashcards, lazy: flashcards },
      { path: paths.flashcardDeck(':deckId'), lazy: flashcardDeck },
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
