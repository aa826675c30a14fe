import type { ApolloClient } from '@apollo/client';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient, loadLinks } from '../apollo/client';
import { loadModule } from '../lib/loadModule';
import { readToken } from '../lib/session';
import { App } from './App';
import { isComingBack, readFirstData, removeFirstData } from './firstData';
import { loadCodeOf } from './loadCodeOf';
import { loadListedPages, routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

void start(root);

/** Takes over the page that the server has drawn for a visitor. For anybody else, and where it drew none, draws it. */
async function start(root: HTMLElement): Promise<void> {
  const firstData = readToken() === null ? readFirstData() : null;
  if (!firstData) return draw(root);
  // In steps, as the page stands already: a press or a key is answered in between.
  await nextTask();
  const client = createApolloClient();
  if (!(await loadCodeOf(window.location, routes))) return draw(root, client);
  await nextTask();
  client.cache.restore(firstData.cache);
  // As new as an answer, unless the browser kept the document for the way back: then the server is asked as well.
  client.prioritizeCacheValues = !isComingBack();
  const router = createBrowserRouter(routes);
  await nextTask();
  const onShown = () => {
    client.prioritizeCacheValues = false;
    removeFirstData();
    void nextTask().then(loadRest);
  };
  startTransition(() => void hydrateRoot(root, program(client, router, onShown)));
}

function draw(root: HTMLElement, client = createApolloClient()): void {
  removeFirstData();
  root.replaceChildren();
  document.documentElement.removeAttribute('data-signed-in');
  const onShown = () => void nextTask().then(loadRest);
  createRoot(root).render(program(client, createBrowserRouter(routes), onShown));
}

/** What most visits need next, before it is asked for and while there is a network. */
async function loadRest(): Promise<void> {
  await Promise.all([loadModule(loadLinks), loadModule(loadListedPages)]);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function program(client: ApolloClient, router: Router, onShown: () => void) {
  return (
    <StrictMode>
      <App client={client} pages={<RouterProvider router={router} />} onShown={onShown} />
    </StrictMode>
  );
}
