import { CATALOGUE_PARAMS } from '../modules/courses/catalogue/useCatalogueFilter';
import { certificateHead, courseHead, type HeadOf, lessonHead } from './heads';
import { paths } from './paths';

/** A page whose code the document loads at once. Modules are source files below src. */
interface PreloadedPage {
  path: string;
  modules: readonly string[];
  /** Lazily loaded components of the page whose code is loaded after it is rendered. */
  later?: readonly string[];
  /** The query parameters that affect the page. */
  searchParams?: readonly string[];
  /** False if the data is not public, so that each visitor gets a document of their own. */
  isShared?: boolean;
  /** null for a page that only the browser renders, such as an account's own pages. */
  head: HeadOf | null;
}

const LISTED_PAGES = 'app/listedPages';
const NOTES = 'ui/text/Markdown';
const ROLE_FRAME = ['app/layouts/RoleFrame', 'app/layouts/AccountNavigation'];

/** A public page that is described by one sentence, whatever data it shows. */
const text = (
  path: string,
  modules: readonly string[],
  description: (platformName: string) => string,
): PreloadedPage => ({
  path,
  modules,
  head: ({ platformName }) => ({ description: description(platformName) }),
});

const shell = (path: string, ...modules: string[]): PreloadedPage => ({
  path,
  modules: [LISTED_PAGES, ...modules],
  head: null,
});

/** The pages that the server renders, and others that people open often. */
export const preloadedPages: readonly PreloadedPage[] = [
  {
    ...text(
      paths.landing,
      ['app/landing/LandingPage'],
      () => 'Courses made of short lessons, with timed quizzes, progress you can see and certificates.',
    ),
    later: ['app/landing/LandingParts'],
  },
  {
    ...text(
      paths.catalogue,
      ['modules/courses/catalogue/CataloguePage'],
      (name) => `Every course on ${name}, by category, skill and rating.`,
    ),
    searchParams: CATALOGUE_PARAMS,
  },
  {
    path: paths.course(':courseId'),
    modules: ['modules/learning/course/CoursePage'],
    later: [NOTES],
    searchParams: ['lesson'],
    head: courseHead,
  },
  {
    path: paths.lesson(':lessonId'),
    modules: ['modules/learning/course/LessonPage'],
    later: [NOTES],
    head: lessonHead,
  },
  {
    path: paths.verifyCertificate(':number'),
    modules: [LISTED_PAGES, 'modules/enrollments/certificates/VerifyCertificatePage'],
    isShared: false,
    head: certificateHead,
  },
  text(
    paths.verify,
    [LISTED_PAGES, 'modules/enrollments/certificates/VerifyCertificatePage'],
    (name) => `Check a certificate that ${name} issued, by its number.`,
  ),
  text(paths.privacy, ['app/landing/PrivacyPage'], (name) => `What ${name} keeps about you, and why.`),
  text(paths.terms, ['app/landing/TermsPage'], (name) => `The terms under which you use ${name}.`),
  text(paths.cookies, ['app/landing/CookiesPage'], (name) => `What ${name} stores in your browser.`),
  {
    ...text(paths.logIn, ['modules/accounts/LogInPage'], (name) => `Log in to ${name}.`),
    searchParams: ['returnTo'],
  },
  {
    ...text(paths.register, ['modules/accounts/RegisterPage'], (name) => `Create an account on ${name}.`),
    // An invitation is for one person.
    isShared: false,
    searchParams: ['returnTo', 'invitation', 'email'],
  },
  shell(paths.studentDashboard, ...ROLE_FRAME, 'modules/learning/dashboard/StudentDashboardPage'),
  shell(paths.studentArea, ...ROLE_FRAME, 'modules/learning/dashboard/StudentAreaPage'),
  shell(
    paths.instructorDashboard,
    ...ROLE_FRAME,
    'modules/teaching/analytics/dashboard/InstructorDashboardPage',
  ),
  shell('/quiz/take/:quizId?/:courseId?/:lessonId?', ...ROLE_FRAME, 'modules/quizzes/taking/TakeQuizPage'),
];
