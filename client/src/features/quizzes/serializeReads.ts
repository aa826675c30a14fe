/**
 * A function that runs `read` one at a time: a call during a run has it repeated once more after that, because what the
 * caller knows of may be younger. Each call resolves to whether the last run succeeded.
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
