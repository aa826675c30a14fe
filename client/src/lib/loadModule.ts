import type { ComponentType } from 'react';
import { whenConnected } from './connection';
import { waitToRetry } from './waitToRetry';

/** Error messages of browsers for a script that fails to load, and of Vite for a stylesheet. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|'text\/html' is not a valid javascript mime type/i;

/** How often a module may fail to load although the server is up and has the file. */
const MAX_UNEXPLAINED_FAILURES = 2;

/** The requested file belongs to a build that the server no longer has. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/** The server has the file, but the browser caches the failed import; only reloading the page helps. */
export class RememberedFailureError extends Error {
  override readonly name = 'RememberedFailureError';
}

/**
 * Loads a code chunk with `load`, an `import()`, and retries once the server is reachable again. Rejects with
 * NewVersionError if the server is up but no longer has the file, with RememberedFailureError in browsers that never
 * retry a failed module, and otherwise with the error of `load` itself.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let unexplained = 0, isFirst = true; ; isFirst = false) {
    try {
      await reloadFailedStylesheets();
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await whenConnected();
      // The server may have come back only after this attempt.
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

/** A page of a route, whose code is loaded when it is first opened; the previous page stays visible until then. */
export const page =
  <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  async () => ({ Component: (await loadModule(load))[name] });

function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}

/** The file URL, which most browsers include in the message; null if there is none. */
function fileOf(error: Error): string | null {
  return /(?:https?:\/)?\/[^\s'"]+\.(?:js|css)/.exec(error.message)?.[0] ?? null;
}

/**
 * Whether the server has the file. Without a name there is nothing to check, so a failure while the server is up counts
 * as gone.
 */
async function availabilityOf(file: string | null): Promise<'there' | 'gone' | 'unknown'> {
  if (file === null) return 'gone';
  try {
    const response = await fetch(file, { cache: 'no-store' });
    if (response.status === 404) return 'gone';
    if (!response.ok) return 'unknown';
    return response.headers.get('Content-Type')?.startsWith('text/html') ? 'gone' : 'there';
  } catch {
    // The connection was lost again.
    return 'unknown';
  }
}

/** Vite requests a stylesheet only once, so a retried module would come without the one that failed. */
const failedStylesheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStylesheets.add(target);
    },
    // Load errors do not bubble.
    { capture: true },
  );

async function reloadFailedStylesheets(): Promise<void> {
  await Promise.all([...failedStylesheets].map(reloadStylesheet));
}

/** Reloads a failed stylesheet; one that fails again is added back to the failed ones. */
function reloadStylesheet(failed: HTMLLinkElement): Promise<void> {
  failedStylesheets.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`));
    failed.replaceWith(link);
  });
}
