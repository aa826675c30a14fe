import { whenConnected } from './connection';
import { waitToRetry } from './waitToRetry';

/** How the browsers word it when a script of the page cannot be had, and Vite when it is a stylesheet. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|'text\/html' is not a valid javascript mime type/i;

/** How often loading may fail although the server is alive and has the file. */
const MAX_UNEXPLAINED_FAILURES = 2;

/** The file that was asked for belongs to a version that the server no longer has. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/** The server has the file, but the browser remembers that it once failed. Only loading the document again helps. */
export class RememberedFailureError extends Error {
  override readonly name = 'RememberedFailureError';
}

/**
 * Loads a part of the program with `load`, an `import()`. When it cannot be had, waits until the server can be reached
 * and tries again. Rejects with NewVersionError when the server is alive and the file is gone, with
 * RememberedFailureError in browsers that never ask for a failed module again, and with the error of `load` itself when
 * that is no failure to load.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let unexplained = 0, isFirst = true; ; isFirst = false) {
    try {
      await reloadFailedStylesheets();
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await whenConnected();
      // It may be from the moment before the server came back.
      if (isFirst) continue;
      const availability = await availabilityOf(fileOf(error));
      if (availability === 'gone') throw new NewVersionError(error.message, { cause: error });
      if (availability === 'there') unexplained += 1;
      if (unexplained >= MAX_UNEXPLAINED_FAILURES)
        throw new RememberedFailureError(error.message, { cause: error });
      await waitToRetry(unexplained);
    }
  }
}

function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}

/** The address that most browsers name in the message; null where they do not. */
function fileOf(error: Error): string | null {
  return /(?:https?:\/)?\/[^\s'"]+\.(?:js|css)/.exec(error.message)?.[0] ?? null;
}

/** Without a name nothing can be asked for: what cannot be loaded from a server that is alive then counts as gone. */
async function availabilityOf(file: string | null): Promise<'there' | 'gone' | 'unknown'> {
  if (file === null) return 'gone';
  try {
    const response = await fetch(file, { cache: 'no-store' });
    if (response.status === 404) return 'gone';
    if (!response.ok) return 'unknown';
    return response.headers.get('Content-Type')?.startsWith('text/html') ? 'gone' : 'there';
  } catch {
    // The connection went again.
    return 'unknown';
  }
}

/** Vite asks for a stylesheet once: what is loaded again would come without the one that failed. */
const failedStylesheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStylesheets.add(target);
    },
    // The event does not bubble.
    { capture: true },
  );

async function reloadFailedStylesheets(): Promise<void> {
  await Promise.all([...failedStylesheets].map(reloadStylesheet));
}

/** One that fails again joins the failed ones again. */
function reloadStylesheet(failed: HTMLLinkElement): Promise<void> {
  failedStylesheets.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`));
    failed.replaceWith(link);
  });
}
