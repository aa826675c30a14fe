import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { createCache } from '../apollo/cache';
import { loadModule } from '../lib/loadModule';
import { clearSession, storeSession } from '../lib/session';
import { aliveResponse, jsonResponse } from '../test/jsonResponse';
import { PlainRequest } from '../test/PlainRequest';
import { PageHeading, PageTitle } from '../ui/text/PageHeading';
import { Toasts } from '../ui/overlays/Toasts';
import { App } from './App';
import { PublicLayout } from './layouts/PublicLayout';
import { RequireSession } from './RequireSession';
import { RootLayout } from './RootLayout';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { listedRoutes } from './listedPages';
import { addListedRoutes, routesWith } from './routes';

const routes = routesWith(listedRoutes);

const student = { id: 's1', name: 'Ada Lind', email: 'ada@example.org', role: 'STUDENT' as const };

beforeEach(() => {
  // jsdom lacks both.
  globalThis.Request = PlainRequest as never;
  window.scrollTo = () => undefined;
});

afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

/** Renders the application at a path, with a server that never responds. */
function openAt(address: string, pages?: RouteObject[]) {
  window.history.replaceState(null, '', address);
  const client = new ApolloClient({
    link: new ApolloLink(() => new Observable(() => undefined)),
    cache: createCache(),
    dataMasking: true,
  });
  const router = pages
    ? createBrowserRouter(pages)
    : createBrowserRouter(routesWith([]), { patchRoutesOnNavigation: addListedRoutes });
  render(
    <>
      <App client={client} platform={null} pages={<RouterProvider router={router} />} />
      <Toasts />
    </>,
  );
  return router;
}

/** Test pages in the public layout. */
const inLayout = (...pages: RouteObject[]): RouteObject[] => [
  {
    element: <RootLayout />,
    hydrateFallbackElement: <></>,
    children: [
      { element: <PublicLayout />, children: [{ errorElement: <RouteErrorBoundary />, children: pages }] },
    ],
  },
];

const page = (path: string, name: string): RouteObject => ({
  path,
  element: (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeading>{name}</PageHeading>
    </>
  ),
});

function Terms() {
  return <PageHeading>Terms</PageHeading>;
}

function Broken(): never {
  throw new Error('a fault in the page');
}

it('shows that there is no page at an unknown address', async () => {
  openAt('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Waymark');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

it('leads /all to the catalogue', async () => {
  openAt('/all');
  await waitFor(() => expect(window.location.pathname).toBe('/courses'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Our Courses' })).toBeVisible();
});

it.each([
  ['/dashboard', '/student/dashboard'],
  ['/instructor/notifications', '/student/notifications'],
  ['/instructor/analytics', '/instructor/students/c1'],
  ['/quiz/take', '/quiz/take/q1'],
])('has one page at %s and %s', (one, other) => {
  const pageAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.lazy;
  expect(pageAt(one)).toBeDefined();
  expect(pageAt(one)).toBe(pageAt(other));
});

it('takes a quiz also below its course and lesson', () => {
  const params = { quizId: 'q1', courseId: 'c1', lessonId: 'l1' };
  expect(matchRoutes(routes, '/quiz/take/q1/c1/l1')?.at(-1)?.params).toEqual(params);
});

it('redirects a private page to the login page, and back with its query', async () => {
  openAt('/student?x=1');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/student?x=1');
});

it('knows each page once, however often its routes are added', async () => {
  const router = openAt('/student');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  for (const address of ['/courses/c1', '/no/such/page', '/register'])
    await act(() => router.navigate(address));
  expect(router.routes[0]!.children).toHaveLength(routes[0]!.children!.length);
  expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
});

it('does not send somebody to the login who has left the private page to log out', async () => {
  storeSession('the-token', student);
  const router = openAt('/private', [
    { element: <RequireSession />, children: [page('/private', 'Private')] },
    page('/', 'Home'),
    page('/login', 'Log in'),
  ]);
  await screen.findByRole('heading', { name: 'Private' });
  await act(async () => {
    await router.navigate('/');
    clearSession();
  });
  expect(window.location.pathname).toBe('/');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('moves the focus to the heading of the next page and announces its title, but not for a new query', async () => {
  const router = openAt('/one', inLayout(page('/one', 'One'), page('/two', 'Two')));
  expect(await screen.findByRole('heading', { name: 'One' })).not.toHaveFocus();

  await act(() => router.navigate('/two'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
  expect(screen.getByText('Two · Waymark', { selector: '[aria-live] *' })).toBeInTheDocument();

  screen.getByRole('link', { name: 'Waymark, home' }).focus();
  await act(() => router.navigate('/two?q=1#part'));
  expect(screen.getByRole('link', { name: 'Waymark, home' })).toHaveFocus();
});

it('keeps the navigation when a page breaks', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = openAt('/broken', inLayout({ path: '/broken', element: <Broken /> }, page('/two', 'Two')));
  const title = await screen.findByRole('heading', { level: 1, name: 'This page couldn’t be displayed' });
  expect(title.closest('[role=alert]')).not.toBeNull();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await act(() => router.navigate('/two'));
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
});

describe('a page whose code cannot be loaded', () => {
  const browsersOwn = globalThis.fetch;
  let health: () => Promise<Response>;

  const answer = async (status: number, body: object) => jsonResponse(status, body);
  const alive = async () => aliveResponse();
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/TermsPage-1.js');

  beforeEach(() => {
    health = alive;
    globalThis.fetch = (address) => (address === '/healthz' ? health() : answer(200, {}));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.fetch = browsersOwn;
  });

  function openTerms(load: () => Promise<() => ReactElement>) {
    const terms = async () => ({ Component: await loadModule(load) });
    return openAt('/one', inLayout(page('/one', 'One'), { path: '/terms', lazy: terms }));
  }

  it.each([
    ['is stopping', () => answer(503, { status: 'draining' })],
    ['is behind a proxy that cannot reach it', () => answer(502, {})],
    ['refuses the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('waits on the page before while the server %s, and comes once it is back', async (_how, away) => {
    health = away;
    let isAway = true;
    const router = openTerms(() => (isAway ? Promise.reject(failure) : Promise.resolve(Terms)));
    await screen.findByRole('heading', { name: 'One' });
    void router.navigate('/terms');
    expect(
      await screen.findByText(
        'Waymark can’t be reached right now. Your saved work is safe and we’ll keep trying.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'One' })).toBeVisible();
    isAway = false;
    health = alive;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
    expect(screen.queryByText(/can't be reached/)).toBeNull();
  });

  it('says that the device is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const router = openTerms(() => (navigator.onLine ? Promise.resolve(Terms) : Promise.reject(failure)));
    await screen.findByRole('heading', { name: 'One' });
    void router.navigate('/terms');
    expect(await screen.findByText('You are offline.')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  });
});

it('shows a message and a button when everything breaks', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Without an error boundary of ours, the router would show its own page.
  openAt('/', [{ path: '/', element: <Broken />, errorElement: <Broken /> }]);
  expect(await screen.findByRole('heading', { name: 'This page couldn’t be displayed' })).toBeVisible();
});

describe('the header', () => {
  const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

  it.each([
    ['STUDENT', 'Learn', '/student/dashboard'],
    ['INSTRUCTOR', 'Teaching', '/instructor'],
  ] as const)('leads %s to %s', async (role, name, address) => {
    storeSession('the-token', { ...student, role });
    openAt('/two', inLayout(page('/two', 'Two')));
    await screen.findByRole('banner');
    expect(main().getByRole('link', { name })).toLinkTo(address);
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});

it('shares this site’s own address, and names privacy, terms and cookies in the footer', async () => {
  openAt('/two', inLayout(page('/two', 'Two')));
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'LinkedIn' })).toLinkTo(
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent('http://localhost/')}`,
  );
  const quick = within(footer.getByRole('navigation', { name: 'Quick links' }));
  expect(quick.getAllByRole('link')).toHaveTexts([
    ...['Courses', 'Verify a certificate', 'Sign up', 'Log in'],
  ]);
  for (const [name, address] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
  ])
    expect(footer.getByRole('link', { name })).toLinkTo(address);
});
