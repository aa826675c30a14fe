const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Resolves when it is time to try again after this many failures before the last one: after a pause that doubles each
 * time, or at once when the network comes back or the tab is shown. A hidden tab waits until it is shown.
 */
export function waitToRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      document.removeEventListener('visibilitychange', finishIfVisible);
      resolve();
    };
    const finishIfVisible = () => {
      if (document.visibilityState === 'visible') finish();
    };
    const timer = setTimeout(finishIfVisible, pauseAfter(failures));
    window.addEventListener('online', finish);
    document.addEventListener('visibilitychange', finishIfVisible);
  });
}

/** In milliseconds, spread by a quarter so that the clients of one server do not all return at the same moment. */
function pauseAfter(failures: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return pause * (0.75 + Math.random() / 2);
}
