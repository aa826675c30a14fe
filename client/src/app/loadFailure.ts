/** How the browsers word it when a script of the page cannot be had, and Vite when it is a stylesheet. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|'text\/html' is not a valid javascript mime type/i;

/** Whether a page's own code could not be loaded: with the network up, that means a newer version has replaced it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}
