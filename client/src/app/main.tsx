import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient, loadLinks } from '../apollo/client';
import { loadModule } from '../lib/loadModule';
import { readToken } from '../lib/session';
import { App } from './App';
import { isComingBack, readFirstData, removeFirstData } from './firstData';
import { loadCodeOf } from './loadCodeOf';
import { routes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const client = createApolloClient();
void start(root);

/** Takes over the page that the server has drawn for a visitor. For anybody else, and where it drew none, draws it. */
async function start(root: HTMLElement): Promise<void> {
  const firstData = readToken() === null ? readFirstData() : null;
  if (firstData && (await loadCodeOf(window.location, routes))) {
    client.cache.restore(firstData.cache);
    // As new as an answer, unless the browser kept the document for the way back: then the server is asked as well.
    client.prioritizeCacheValues = !isComingBack();
    const onShown = () => {
      client.prioritizeCacheValues = false;
      removeFirstData();
      void loadModule(loadLinks);
    };
    // Piece by piece, so that a press or a key is answered in between.
    startTransition(() => void hydrateRoot(root, program(onShown)));
    return;
  }
  removeFirstData();
  root.replaceChildren();
  document.documentElement.removeAttribute('data-signed-in');
  createRoot(root).render(program());
}

function program(onShown?: () => void) {
  return (
    <StrictMode>
      <App
        client={client}
        pages={<RouterProvider router={createBrowserRouter(routes)} />}
        onShown={onShown}
      />
    </StrictMode>
  );
}
