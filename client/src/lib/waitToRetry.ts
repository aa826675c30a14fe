const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Waits before the next retry, given the number of earlier failures: exponential backoff, cut short when the network
 * comes back or the tab is shown. A hidden tab waits until it is shown.
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

/** The delay in milliseconds, with jitter of a quarter so that clients do not all retry at the same moment. */
function pauseAfter(failures: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return pause * (0.75 + Math.random() / 2);
}
