/**
 * Runs `read` one at a time: a call during a run triggers one more run afterwards, as the running one may return stale
 * data. Resolves to whether the last run succeeded.
 */
export function serializeReads(read: () => Promise<boolean>): () => Promise<boolean> {
  let isStale = false;
  let running: Promise<boolean> | null = null;
  async function readWhileStale(): Promise<boolean> {
    let succeeded = true;
    while (isStale && succeeded) {
      isStale = false;
      succeeded = await read();
    }
    return succeeded;
  }
  return () => {
    isStale = true;
    return (running ??= readWhileStale().finally(() => (running = null)));
  };
}
