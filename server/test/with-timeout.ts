import vm from 'node:vm';

/** An endless computation would take minutes; others finish in a hundredth of this, even on the slowest machine. */
const STUCK_MS = 20_000;

/** Runs the work and returns its result; throws if it blocks the process, which jest's timeouts cannot interrupt. */
export function withTimeout<T>(work: () => T): T {
  return vm.runInNewContext('work()', { work }, { timeout: STUCK_MS }) as T;
}
