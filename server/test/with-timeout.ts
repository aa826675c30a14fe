import vm from 'node:vm';

/** Minutes would be needed by what does not end; what does is done in a hundredth of this, on the slowest machine. */
const STUCK_MS = 20_000;

/** Does the work and gives its result; throws when it holds the process, which no time limit of jest's can break off. */
export function withTimeout<T>(work: () => T): T {
  return vm.runInNewContext('work()', { work }, { timeout: STUCK_MS }) as T;
}
