import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import { isDatabaseUnavailable } from './errors';
import type { Task } from './module';

/** What is known of a task's runs in this process. */
export interface TaskRuns {
  /** Its class, such as MailSender. */
  name: string;
  everySeconds: number;
  /** End of the last run; null: none has ended. */
  lastEndedAt: Date | null;
  /** Whether the last run failed; false before the first one. */
  hasFailed: boolean;
}

/** The last runs of the background tasks of this process. */
export class TaskLog {
  private readonly runs = new Map<string, TaskRuns>();

  constructor(private readonly clock: Clock) {}

  add(name: string, everySeconds: number): void {
    this.runs.set(name, { name, everySeconds, lastEndedAt: null, hasFailed: false });
  }

  ended(name: string, { hasFailed }: { hasFailed: boolean }): void {
    const task = this.runs.get(name);
    if (task) this.runs.set(name, { ...task, lastEndedAt: this.clock.now(), hasFailed });
  }

  /** All tasks, by name. */
  get tasks(): TaskRuns[] {
    return [...this.runs.values()].sort((one, other) => one.name.localeCompare(other.name));
  }
}

/**
 * Runs each task repeatedly until stopped, and immediately when it is woken; a failure is logged, and the task runs
 * again at its next turn. `log` keeps the outcome of the last runs. Stopping aborts the signal of running tasks and waits for them.
 */
export function startTasks(
  tasks: readonly Task[],
  logger: Logger,
  log: TaskLog,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    log.add(task.constructor.name, task.everySeconds);
    const turn = turnsOf(task, stopping.signal, { logger, log });
    const start = (isWoken: boolean) => {
      if (stopping.signal.aborted) return;
      const started = turn(isWoken).finally(() => running.delete(started));
      running.add(started);
    };
    // Bound, so that the task does not run in the asynchronous context of the request that wakes it.
    task.onWake?.(AsyncResource.bind(() => start(true)));
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

/** Runs a task one turn at a time: a wake-up during a turn causes another one. */
function turnsOf(
  task: Task,
  stopping: AbortSignal,
  { logger, log }: { logger: Logger; log: TaskLog },
): (isWoken: boolean) => Promise<void> {
  const { name } = task.constructor;
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
        log.ended(name, { hasFailed: false });
      } catch (error) {
        log.ended(name, { hasFailed: true });
        if (!isDatabaseUnavailable(error))
          logger.warn({ err: error, task: name }, 'A task failed; it will run again');
      }
    } while (wakesMeanwhile > 0 && !stopping.aborted);
    isRunning = false;
  };
}
