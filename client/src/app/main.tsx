import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { createApolloClient, loadLinks } from '../apollo/client';
import { loadModule } from '../lib/loadModule';
import { nextTask } from '../lib/nextTask';
import { readToken, subscribeToSession } from '../lib/session';
import { provideOverlays, wantOverlays } from '../ui/overlays/overlayCode';
import { App } from './App';
import { repeatEarlyEvents } from './earlyEvents';
import { isComingBack, linkInlinedStyles, readFirstData, readPlatform, removeFirstData } from './firstData';
import { addListedRoutes, isUnknown, loadListedRoutes, routesWith } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

void start(root);

/**
 * Hydrates the page that the server rendered for visitors. Signed-in people see it, or a skeleton, until their own page
 * is rendered in its place.
 */
async function start(root: HTMLElement): Promise<void> {
  linkInlinedStyles();
  const client = createApolloClient();
  const firstData = readFirstData();
  const { routes, isLoaded } = await loadPageCode();
  const router = createRouter(routes, firstData !== null && isLoaded);
  if (!firstData || !isLoaded || readToken() !== null) {
    // The page could only be scrolled as far as it is high while its data loads.
    root.style.minHeight = `${root.offsetHeight}px`;
    const onReplaced = () => {
      onShown(client);
      void dataOf(client).then(() => root.style.removeProperty('min-height'));
    };
    createRoot(root).render(program(client, router, onReplaced));
    return;
  }
  client.cache.restore(firstData);
  // Treat the embedded data as fresh, unless the browser restored an old document; then also query the server.
  client.prioritizeCacheValues = !isComingBack();
  const onHydrated = () => {
    client.prioritizeCacheValues = false;
    onShown(client);
  };
  startTransition(() => void hydrateRoot(root, program(client, router, onHydrated)));
}

/**
 * Preloads the code of the page at this address, so that it renders synchronously. `isLoaded` is false if some of it
 * fails to load; the router then handles the error.
 */
async function loadPageCode(): Promise<{ routes: RouteObject[]; isLoaded: boolean }> {
  let routes = routesWith([]);
  try {
    if (isUnknown(routes, window.location.pathname)) routes = routesWith(await loadListedRoutes());
    await Promise.all(
      (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
    return { routes, isLoaded: true };
  } catch {
    return { routes, isLoaded: false };
  }
}

/** Resolves when the queries on the page are answered and their results shown. */
async function dataOf(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries()];
  await Promise.allSettled(
    queries.map((query) => firstValueFrom(query.pipe(filter((result) => !result.loading)))),
  );
  await nextTask();
}

function onShown(client: ApolloClient): void {
  removeFirstData();
  document.documentElement.removeAttribute('data-signed-in');
  void repeatEarlyEvents();
  void nextTask().then(() => loadRest(client));
}

/**
 * Creates the router, and gives the first history entry of a document a key of its own, as those after it have.
 * Otherwise the router would restore the scroll position of the tab's previous document.
 */
function createRouter(routes: RouteObject[], isRendered: boolean): Router {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Date.now().toString(36) }, '');
  return createBrowserRouter(routes, {
    // With hydration data, even empty, the router leaves the scroll position as it is.
    hydrationData: isRendered ? { loaderData: {} } : undefined,
    patchRoutesOnNavigation: addListedRoutes,
  });
}

/**
 * Loads what most visits need next, after the page's own data, for which it would compete. Toasts and confirmations are
 * large, and visitors hardly see any, so theirs load when one is shown.
 */
async function loadRest(client: ApolloClient): Promise<void> {
  provideOverlays(
    () => void loadModule(() => import('./overlays')).then(({ showOverlays }) => showOverlays()),
  );
  subscribeToSession(wantOverlays);
  await dataOf(client);
  if (readToken() !== null) wantOverlays();
  // A failure is reported where the code is needed.
  await Promise.allSettled([loadModule(loadLinks), loadListedRoutes()]);
}

function program(client: ApolloClient, router: Router, onShown: () => void) {
  return (
    <StrictMode>
      <App
        client={client}
        platform={readPlatform()}
        pages={<RouterProvider router={router} />}
        onShown={onShown}
      />
    </StrictMode>
  );
}
