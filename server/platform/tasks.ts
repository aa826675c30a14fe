import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './errors';
import type { Task } from './feature';

/**
 * Runs each task again and again until stopped, and at once when it is woken; one that fails is logged and gets its next
 * turn. Stopping aborts the signal that running tasks have and waits for them.
 */
export function startTasks(tasks: readonly Task[], logger: Logger): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    const turn = turnsOf(task, stopping.signal, logger);
    const start = (isWoken: boolean) => {
      if (stopping.signal.aborted) return;
      const started = turn(isWoken).finally(() => running.delete(started));
      running.add(started);
    };
    task.onWake?.(() => start(true));
    return setInterval(() => start(false), task.everySeconds * 1000).unref();
  });
  return {
    stop: async () => {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** One turn of a task at a time: what wakes it during a turn makes another follow. */
function turnsOf(task: Task, stopping: AbortSignal, logger: Logger): (isWoken: boolean) => Promise<void> {
  let isRunning = false;
  let wakesMeanwhile = 0;
  return async (isWoken) => {
    if (isRunning) {
      if (isWoken) wakesMeanwhile++;
      return;
    }
    isRunning = true;
    do {
      wakesMeanwhile = 0;
      try {
        await task.run(stopping);
      } catch (error) {
        if (!isDatabaseUnavailable(error))
          logger.warn({ err: error, task: task.constructor.name }, 'A task failed; it will run again');
      }
    } while (wakesMeanwhile > 0 && !stopping.aborted);
    isRunning = false;
  };
}
