import { whenConnected } from './connection';
import { waitToRetry } from './waitToRetry';

/** How the browsers word it when a script of the page cannot be had, and Vite when it is a stylesheet. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|'text\/html' is not a valid javascript mime type/i;

/** The server answers, but not with the file: some browsers remember a failure until the page is reloaded. */
const MAX_FAILURES_WHILE_CONNECTED = 4;

/** The file that was asked for belongs to a version that the server no longer has. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/**
 * Loads a part of the program with `load`, an `import()`. When it cannot be had, waits until the server can be reached
 * and tries again. Rejects with NewVersionError when the server is alive and the file is gone, and with the error of
 * `load` when that is no failure to load or does not pass.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; failures++) {
    try {
      if (failures > 0) await reloadFailedStylesheets();
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await whenConnected();
      // The first failure may be from the moment before the server came back.
      if (failures === 0) continue;
      if (await isGone(fileOf(error))) throw new NewVersionError('The file is gone.', { cause: error });
      if (failures >= MAX_FAILURES_WHILE_CONNECTED) throw error;
      await waitToRetry(failures - 1);
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
async function isGone(file: string | null): Promise<boolean> {
  if (file === null) return true;
  try {
    const response = await fetch(file, { cache: 'no-store' });
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    return response.status === 404 || (response.ok && isPage);
  } catch {
    // The connection went again.
    return false;
  }
}

/** Vite asks for a stylesheet once: a page that is loaded again would come without the one that failed. */
async function reloadFailedStylesheets(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.sheet === null,
  );
  await Promise.all(failed.map(reloadStylesheet));
}

function reloadStylesheet(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`));
    failed.replaceWith(link);
  });
}
