import type { Logger } from 'pino';
import type { Task } from './feature';

/** Runs each task again and again until stopped; one that fails is logged and gets its next turn. */
export function startTasks(tasks: readonly Task[], logger: Logger): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    let isRunning = false;
    const run = async () => {
      // A slow turn is not overtaken by the next one.
      if (isRunning) return;
      isRunning = true;
      try {
        await task.run();
      } catch (error) {
        logger.warn({ err: error, task: task.constructor.name }, 'A task failed; it will run again');
      }
      isRunning = false;
    };
    return setInterval(() => {
      const turn = run().finally(() => running.delete(turn));
      running.add(turn);
    }, task.everySeconds * 1000).unref();
  });
  return {
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
