import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { loadModule } from '../lib/loadModule';
import { PublicLayout } from './layouts/PublicLayout';
import type { listedAdministrationPages } from './listedAdministrationPages';
import type { listedPages } from './listedPages';
import { NotFoundPage } from './NotFoundPage';
import { aliases, paths } from './paths';
import { RootLayout } from './RootLayout';
import { RouteErrorBoundary } from './RouteErrorBoundary';

/** A page whose code is loaded when it is first opened; the previous page stays visible until then. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadModule(load) });

const landing = page(async () => (await import('./landing/LandingPage')).LandingPage);
const privacy = page(async () => (await import('./landing/PrivacyPage')).PrivacyPage);
const terms = page(async () => (await import('./landing/TermsPage')).TermsPage);
const cookies = page(async () => (await import('./landing/CookiesPage')).CookiesPage);
const catalogue = page(
  async () => (await import('../modules/courses/catalogue/CataloguePage')).CataloguePage,
);
const course = page(async () => (await import('../modules/learning/course/CoursePage')).CoursePage);
const lesson = page(async () => (await import('../modules/learning/course/LessonPage')).LessonPage);

/** Loads the module that lists the remaining pages, so that opening one of them needs no extra request. */
export const loadListedPages = () => import('./listedPages');

const listed = (name: keyof typeof listedPages) =>
  page(async () => (await loadListedPages()).listedPages[name]());

const administration = (name: keyof typeof listedAdministrationPages) =>
  page(async () => (await import('./listedAdministrationPages')).listedAdministrationPages[name]());

// Each of these has two paths.
const verify = listed('verify');
const studentDashboard = listed('studentDashboard');
const courseAnalytics = listed('courseAnalytics');
const notifications = listed('notifications');

const publicPages: RouteObject[] = [
  { path: paths.landing, lazy: landing },
  { path: paths.register, lazy: listed('register') },
  { path: paths.logIn, lazy: listed('logIn') },
  { path: paths.providerCallback, lazy: listed('providerCallback') },
  { path: paths.resetPassword, lazy: listed('resetPassword') },
  { path: paths.confirmEmail, lazy: listed('confirmEmail') },
  { path: paths.setUp, lazy: listed('setUp') },
  { path: paths.invitation, lazy: listed('invitation') },
  { path: paths.unsubscribe, lazy: listed('unsubscribe') },
  { path: paths.courseInvitation(':token'), lazy: listed('courseInvitation') },
  { path: paths.catalogue, lazy: catalogue },
  { path: '/all', element: <Navigate to={paths.catalogue} replace /> },
  { path: paths.course(':courseId'), lazy: course },
  { path: '/lessons', lazy: lesson },
  { path: paths.lesson(':lessonId'), lazy: lesson },
  { path: paths.verify, lazy: verify },
  { path: paths.verifyCertificate(':number'), lazy: verify },
  { path: `${paths.join}/:code?`, lazy: listed('join') },
  { path: paths.privacy, lazy: privacy },
  { path: paths.terms, lazy: terms },
  { path: paths.cookies, lazy: cookies },
  { path: '*', element: <NotFoundPage /> },
];

/** Pages with data only instructors may see. */
const instructorPages: RouteObject[] = [
  { path: paths.instructorDashboard, lazy: listed('instructorDashboard') },
  { path: paths.myCourses, lazy: listed('myCourses') },
  { path: paths.courseAnalytics, lazy: courseAnalytics },
  { path: paths.courseStudents(':courseId'), lazy: courseAnalytics },
  { path: paths.createCourse, lazy: listed('createCourse') },
  { path: paths.editCourse(':courseId'), lazy: listed('editCourse') },
  { path: paths.manageLessons(':courseId'), lazy: listed('manageLessons') },
  { path: paths.courseJoining(':courseId'), lazy: listed('joining') },
  { path: paths.courseGroups(':courseId'), lazy: listed('groups') },
  { path: paths.courseTeam(':courseId'), lazy: listed('courseTeam') },
  { path: paths.importStudents(':courseId'), lazy: listed('importStudents') },
  { path: paths.quizManagement, lazy: listed('quizManagement') },
  { path: paths.courseQuizzes(':courseId'), lazy: listed('courseQuizzes') },
  { path: paths.createQuiz, lazy: listed('createQuiz') },
  { path: paths.editQuiz(':quizId'), lazy: listed('editQuiz') },
  { path: paths.quizResults(':quizId'), lazy: listed('quizResults') },
];

/** Pages with data only administrators may see; `administrationPages.ts` lists them for the sidebar. */
const administrationPages: RouteObject[] = [
  { path: paths.administration, lazy: administration('people') },
  { path: paths.auditLog, lazy: administration('auditLog') },
  { path: paths.administrationCourses, lazy: administration('platformCourses') },
  { path: paths.administrationInstructors, lazy: administration('platformInstructors') },
  { path: paths.platformSettings, lazy: administration('platformSettings') },
  { path: paths.health, lazy: administration('health') },
  { path: paths.assistantUse, lazy: administration('assistantUse') },
  { path: paths.rosters, lazy: administration('rosters') },
  { path: paths.administrationReviews, lazy: administration('approvals') },
];

/** Pages of a role. Those whose guard text the specification prescribes have no route guard and show it themselves. */
const rolePages: RouteObject[] = [
  { path: paths.studentDashboard, lazy: studentDashboard },
  { path: '/dashboard', lazy: studentDashboard },
  { path: paths.instructorArea, lazy: listed('instructorArea') },
  { path: paths.profile, lazy: listed('profile') },
  {
    lazy: listed('requireSession'),
    children: [
      { path: paths.security, lazy: listed('security') },
      { path: paths.notificationSettings, lazy: listed('notificationSettings') },
      { path: paths.studentArea, lazy: listed('studentArea') },
      { path: paths.bookmarks, lazy: listed('bookmarks') },
      { path: paths.notes, lazy: listed('notes') },
      { path: paths.studentNotifications, lazy: notifications },
      { path: paths.instructorNotifications, lazy: notifications },
      { path: paths.messages, lazy: listed('messages') },
      { path: paths.newMessage, lazy: listed('newMessage') },
      { path: paths.conversation(':conversationId'), lazy: listed('conversation') },
      { path: '/quiz/take/:quizId?/:courseId?/:lessonId?', lazy: listed('takeQuiz') },
      { path: paths.quizzesOfLesson(':lessonId'), lazy: listed('lessonQuizzes') },
      { path: paths.myQuizzes, lazy: listed('myQuizzes') },
      { path: aliases.myQuizzes, lazy: listed('myQuizzes') },
      { path: paths.assistant, lazy: listed('assistant') },
      { path: paths.flashcards, lazy: listed('flashcards') },
      { path: paths.flashcardDeck(':deckId'), lazy: listed('flashcardDeck') },
      { path: aliases.assistant, lazy: listed('assistant') },
      { path: `${aliases.assistant}/flashcards`, lazy: listed('flashcards') },
      { path: `${aliases.assistant}/flashcards/:deckId`, lazy: listed('flashcardDeck') },
      { lazy: listed('requireInstructor'), children: instructorPages },
      { lazy: administration('requireAdministrator'), children: administrationPages },
    ],
  },
];

/** Shows errors of these pages inside their layout, so that the navigation stays. */
const withinLayout = (pages: RouteObject[]): RouteObject[] => [
  { errorElement: <RouteErrorBoundary />, children: pages },
];

/** All routes; each page's code is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorBoundary />,
    // The first page's code loads quickly; an empty screen is calmer than a flash.
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [
      { element: <PublicLayout />, children: withinLayout(publicPages) },
      { lazy: listed('roleFrame'), children: withinLayout(rolePages) },
    ],
  },
];
