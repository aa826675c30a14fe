import {
  matchRoutes,
  Navigate,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { loadModule, page } from '../lib/loadModule';
import { PublicLayout } from './layouts/PublicLayout';
import { NotFoundPage } from './NotFoundPage';
import { paths } from './paths';
import { RootLayout } from './RootLayout';
import { RouteErrorBoundary } from './RouteErrorBoundary';

/** A route to a page. */
export const at = <Name extends string>(
  path: string,
  ...code: Parameters<typeof page<Name>>
): RouteObject => ({
  path,
  lazy: page(...code),
});

/** Shows errors of these pages inside their layout, so that the navigation stays. */
export const withinLayout = (pages: RouteObject[]): RouteObject[] => [
  { errorElement: <RouteErrorBoundary />, children: pages },
];

const lesson = page('LessonPage', () => import('../modules/learning/course/LessonPage'));

const publicPages: RouteObject[] = [
  at(paths.landing, 'LandingPage', () => import('./landing/LandingPage')),
  at(paths.catalogue, 'CataloguePage', () => import('../modules/courses/catalogue/CataloguePage')),
  { path: '/all', element: <Navigate to={paths.catalogue} replace /> },
  at(paths.course(':courseId'), 'CoursePage', () => import('../modules/learning/course/CoursePage')),
  { path: '/lessons', lazy: lesson },
  { path: paths.lesson(':lessonId'), lazy: lesson },
  at(paths.privacy, 'PrivacyPage', () => import('./landing/PrivacyPage')),
  at(paths.terms, 'TermsPage', () => import('./landing/TermsPage')),
  at(paths.cookies, 'CookiesPage', () => import('./landing/CookiesPage')),
  { path: '*', element: <NotFoundPage /> },
];

/** The id of the route that contains all others. */
const ROOT = 'root';

/** The routes of the public pages, and `more`; each page's code is loaded when it is first opened. */
export const routesWith = (more: RouteObject[]): RouteObject[] => [
  {
    id: ROOT,
    element: <RootLayout />,
    errorElement: <RouteErrorBoundary />,
    // The first page's code loads quickly; an empty screen is calmer than a flash.
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [{ element: <PublicLayout />, children: withinLayout(publicPages) }, ...more],
  },
];

/** Loads the remaining pages. */
export const loadListedRoutes = () => loadModule(async () => (await import('./listedPages')).listedRoutes);

/** Adds them to a router that was created without them. */
export const addListedRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) =>
  patch(ROOT, await loadListedRoutes());

/** Whether there is no page at this path. */
export const isUnknown = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.path === '*';
