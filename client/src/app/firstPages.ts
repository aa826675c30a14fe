import type { TypedDocumentNode } from '@apollo/client';
import { CataloguePageDocument } from '../features/catalogue/CataloguePage.generated';
import { CoursePageDocument } from '../features/catalogue/CoursePage.generated';
import { LessonPageDocument } from '../features/catalogue/LessonPage.generated';
import { catalogueVariables } from '../features/catalogue/catalogueVariables';
import { CATALOGUE_PARAMS, choiceFromAddress } from '../features/catalogue/useCatalogueFilter';
import { LandingPageDocument } from '../features/landing/LandingPage.generated';
import { courseHead, lessonHead } from './heads';
import { paths } from './paths';

/** What search engines and previews read of a page beside its title, which is the page's own. */
export interface Head {
  description: string;
  structuredData?: object;
}

export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page whose document carries more than the empty shell. */
export interface FirstPageEntry {
  path: string;
  /** The files of its code below src, whose chunks the document has loaded at once. */
  modules: readonly string[];
  /** Those of its parts that are drawn with it and whose code is loaded once the page stands. */
  later: readonly string[];
  /** The page as the server draws it; null: only the browser can, such as a page of somebody's own. */
  drawn: {
    /** The query parameters that change what is drawn. */
    searchParams: readonly string[];
    query: TypedDocumentNode<unknown, Record<string, unknown>> | null;
    variables: (address: Address) => Record<string, unknown>;
    /** null: what is asked for is not there. */
    head: (data: never, origin: string) => Head | null;
  } | null;
}

const DESCRIPTION =
  'Courses made of short lessons, with timed quizzes, progress you can see and certificates.';

/** A public page that asks `query` first. */
function page<Variables extends Record<string, unknown>>(
  path: string,
  module: string,
  drawn: {
    query: TypedDocumentNode<unknown, Variables>;
    variables: (address: Address) => Variables;
    searchParams?: readonly string[];
    later?: readonly string[];
    /** Sees the whole answer, what fragments hide from the page's own type included. */
    head: (answer: never, origin: string) => Head | null;
  },
): FirstPageEntry {
  const { later = [], ...rest } = drawn;
  return {
    path,
    modules: [module],
    later,
    drawn: { searchParams: [], ...rest } as FirstPageEntry['drawn'],
  };
}

/** A public page that asks nothing. */
const text = (path: string, module: string, description: string): FirstPageEntry => ({
  path,
  modules: [module],
  later: [],
  drawn: { searchParams: [], query: null, variables: () => ({}), head: () => ({ description }) },
});

/** A page that the browser draws: its code is on its way before the program asks for it. */
const shell = (path: string, ...modules: string[]): FirstPageEntry => ({
  path,
  modules: [LISTED_PAGES, ...modules],
  later: [],
  drawn: null,
});

const LISTED_PAGES = 'app/listedPages';
const ROLE_FRAME = 'app/layouts/RoleFrame';

/** Every page whose document brings more than the empty shell; a public page is one line here. */
export const firstPages: readonly FirstPageEntry[] = [
  page(paths.landing, 'features/landing/LandingPage', {
    later: ['features/landing/LandingParts'],
    query: LandingPageDocument,
    variables: () => ({}),
    head: () => ({ description: DESCRIPTION }),
  }),
  page(paths.catalogue, 'features/catalogue/CataloguePage', {
    query: CataloguePageDocument,
    variables: ({ search }) => catalogueVariables(choiceFromAddress(search)),
    searchParams: CATALOGUE_PARAMS,
    head: () => ({ description: 'Every course on Waymark, by category, skill and rating.' }),
  }),
  page(paths.course(':courseId'), 'features/catalogue/CoursePage', {
    query: CoursePageDocument,
    variables: ({ params }) => ({ courseId: params.courseId! }),
    searchParams: ['lesson'],
    head: courseHead,
  }),
  page(paths.lesson(':lessonId'), 'features/catalogue/LessonPage', {
    query: LessonPageDocument,
    variables: ({ params }) => ({ lessonId: params.lessonId! }),
    head: lessonHead,
  }),
  text(paths.privacy, 'features/landing/PrivacyPage', 'What Waymark keeps about you, and why.'),
  text(paths.terms, 'features/landing/TermsPage', 'The terms under which you use Waymark.'),
  text(paths.cookies, 'features/landing/CookiesPage', 'What Waymark stores in your browser.'),
  shell(paths.logIn, 'features/accounts/LogInPage'),
  shell(paths.register, 'features/accounts/RegisterPage'),
  shell(paths.verify, 'features/certificates/VerifyCertificatePage'),
  shell(paths.verifyCertificate(':number'), 'features/certificates/VerifyCertificatePage'),
  shell(paths.studentDashboard, ROLE_FRAME, 'features/enrollments/StudentDashboardPage'),
  shell(paths.instructorDashboard, ROLE_FRAME, 'features/teaching/InstructorDashboardPage'),
  shell('/quiz/take/:quizId?/:courseId?/:lessonId?', ROLE_FRAME, 'features/quizzes/TakeQuizPage'),
];
