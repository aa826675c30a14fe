import type { TypedDocumentNode } from '@apollo/client';
import type { PagePicture } from '../../../server/platform/first-page.rules';
import { CataloguePageDocument } from '../features/courses/catalogue/CataloguePage.generated';
import { CoursePageDocument, type CoursePageQuery } from '../features/courses/detail/CoursePage.generated';
import { LessonPageDocument, type LessonPageQuery } from '../features/courses/detail/LessonPage.generated';
import {
  CATALOGUE_PARAMS,
  catalogueVariables,
  choiceFromAddress,
} from '../features/courses/catalogue/useCatalogueFilter';
import { certificateNumberFrom } from '../features/certificates/certificateNumber';
import { lessonForVisitors } from '../features/courses/lessons/useSelectedLesson';
import { VerifyCertificatePageDocument } from '../features/certificates/VerifyCertificatePage.generated';
import { LandingPageDocument } from '../features/landing/LandingPage.generated';
import { certificateHead, courseHead, lessonHead } from './heads';
import { paths } from './paths';

/** A page's metadata for search engines and link previews, except the title. */
export interface Head {
  description: string;
  picture?: PagePicture;
  structuredData?: object;
}

/** The site that a page's metadata names. */
export interface Site {
  /** The public origin. */
  origin: string;
  platformName: string;
}

export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page whose HTML document contains more than the empty shell. */
export interface FirstPageEntry {
  path: string;
  /** Source modules below src whose chunks the document preloads. */
  modules: readonly string[];
  /** Lazily loaded components of the page whose code is loaded after it is rendered. */
  later: readonly string[];
  /** How the server renders the page; null if it is rendered only in the browser, such as an account's own pages. */
  drawn: {
    /** The query parameters that affect the rendered page. */
    searchParams: readonly string[];
    query: TypedDocumentNode<unknown, Record<string, unknown>> | null;
    variables: (address: Address) => Record<string, unknown>;
    /** Whether the data changes only with the public courses. */
    isCacheable: boolean;
    /** The id of the lesson whose notes the page shows; null or absent for none. */
    notes?: (data: never, search: URLSearchParams) => string | null;
    /** null if the requested item does not exist. */
    head: (data: never, site: Site) => Head | null;
  } | null;
}

const DESCRIPTION =
  'Courses made of short lessons, with timed quizzes, progress you can see and certificates.';

/** A public page that runs `query` first. */
function page<Variables extends Record<string, unknown>>(
  path: string,
  module: string,
  drawn: {
    query: TypedDocumentNode<unknown, Variables>;
    variables: (address: Address) => Variables;
    searchParams?: readonly string[];
    later?: readonly string[];
    /** Further modules that the page's route is loaded with. */
    modules?: readonly string[];
    isCacheable?: boolean;
    notes?: (answer: never, search: URLSearchParams) => string | null;
    /** Receives the whole result, including masked fragment fields. */
    head: (answer: never, site: Site) => Head | null;
  },
): FirstPageEntry {
  const { later = [], modules = [], ...rest } = drawn;
  return {
    path,
    modules: [...modules, module],
    later,
    drawn: { searchParams: [], isCacheable: true, ...rest } as FirstPageEntry['drawn'],
  };
}

/** A public page without a query. */
const text = (
  path: string,
  module: string,
  description: (platformName: string) => string,
): FirstPageEntry => ({
  path,
  modules: [module],
  later: [],
  drawn: {
    searchParams: [],
    query: null,
    variables: () => ({}),
    isCacheable: true,
    head: (_answer, { platformName }) => ({ description: description(platformName) }),
  },
});

/** A page rendered in the browser, whose code is preloaded. */
const shell = (path: string, ...modules: string[]): FirstPageEntry => ({
  path,
  modules: [LISTED_PAGES, ...modules],
  later: [],
  drawn: null,
});

const LISTED_PAGES = 'app/listedPages';
const NOTES = 'ui/text/Markdown';
const ROLE_FRAME = 'app/layouts/RoleFrame';

/** All pages whose document contains more than the empty shell. */
export const firstPages: readonly FirstPageEntry[] = [
  page(paths.landing, 'features/landing/LandingPage', {
    later: ['features/landing/LandingParts'],
    query: LandingPageDocument,
    variables: () => ({}),
    head: () => ({ description: DESCRIPTION }),
  }),
  page(paths.catalogue, 'features/courses/catalogue/CataloguePage', {
    query: CataloguePageDocument,
    variables: ({ search }) => catalogueVariables(choiceFromAddress(search)),
    searchParams: CATALOGUE_PARAMS,
    head: (_answer, { platformName }) => ({
      description: `Every course on ${platformName}, by category, skill and rating.`,
    }),
  }),
  page(paths.course(':courseId'), 'features/courses/detail/CoursePage', {
    query: CoursePageDocument,
    variables: ({ params }) => ({ courseId: params.courseId! }),
    searchParams: ['lesson'],
    later: [NOTES],
    notes: ({ course }: CoursePageQuery, search) =>
      course && (lessonForVisitors(course.lessons, search)?.id ?? null),
    head: courseHead,
  }),
  page(paths.lesson(':lessonId'), 'features/courses/detail/LessonPage', {
    query: LessonPageDocument,
    variables: ({ params }) => ({ lessonId: params.lessonId! }),
    later: [NOTES],
    notes: ({ lesson }: LessonPageQuery) => lesson && lesson.id,
    head: lessonHead,
  }),
  page(paths.verifyCertificate(':number'), 'features/certificates/VerifyCertificatePage', {
    modules: [LISTED_PAGES],
    query: VerifyCertificatePageDocument,
    variables: ({ params }) => ({ number: certificateNumberFrom(params.number!) }),
    isCacheable: false,
    head: certificateHead,
  }),
  text(paths.privacy, 'features/landing/PrivacyPage', (name) => `What ${name} keeps about you, and why.`),
  text(paths.terms, 'features/landing/TermsPage', (name) => `The terms under which you use ${name}.`),
  text(paths.cookies, 'features/landing/CookiesPage', (name) => `What ${name} stores in your browser.`),
  shell(paths.logIn, 'features/accounts/LogInPage'),
  shell(paths.register, 'features/accounts/RegisterPage'),
  shell(paths.verify, 'features/certificates/VerifyCertificatePage'),
  shell(paths.studentDashboard, ROLE_FRAME, 'features/enrollments/dashboard/StudentDashboardPage'),
  shell(paths.instructorDashboard, ROLE_FRAME, 'features/analytics/dashboard/InstructorDashboardPage'),
  shell('/quiz/take/:quizId?/:courseId?/:lessonId?', ROLE_FRAME, 'features/quizzes/taking/TakeQuizPage'),
];
