/** Resolves in a later task, after the browser had a chance to handle input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
