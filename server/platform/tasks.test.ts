import { Clock } from './clock';
import pino from 'pino';
import { TaskLog, startTasks } from './tasks';

const logger = pino({ level: 'silent' });
const HOUR = 60 * 60;

/** A task whose runs last until they are released. */
function aGatedTask() {
  const turns: (() => void)[] = [];
  let wake = () => {};
  const task = {
    everySeconds: HOUR,
    onWake: (callback: () => void) => void (wake = callback),
    run: () => new Promise<void>((resolve) => turns.push(resolve)),
  };
  return { task, turns, wake: () => wake() };
}

const settle = () => new Promise(setImmediate);

it('runs a task at once when it is woken, one turn at a time, and once more when woken meanwhile', async () => {
  const { task, turns, wake } = aGatedTask();
  const tasks = startTasks([task], logger, new TaskLog(new Clock()));
  expect(turns).toHaveLength(0);
  wake();
  wake();
  wake();
  expect(turns).toHaveLength(1);
  turns[0]!();
  await settle();
  expect(turns).toHaveLength(2);
  turns[1]!();
  await settle();
  expect(turns).toHaveLength(2);
  await tasks.stop();
});

it('tells a running task that the process is stopping, waits for it, and starts no other turn', async () => {
  const signals: AbortSignal[] = [];
  const { task, turns, wake } = aGatedTask();
  const run = (stopping: AbortSignal) => {
    signals.push(stopping);
    return task.run();
  };
  const tasks = startTasks([{ ...task, run }], logger, new TaskLog(new Clock()));
  wake();
  wake();
  let isStopped = false;
  const stopped = tasks.stop().then(() => (isStopped = true));
  expect(signals[0]!.aborted).toBe(true);
  await settle();
  expect(isStopped).toBe(false);
  turns[0]!();
  await stopped;
  wake();
  expect(turns).toHaveLength(1);
});

it('keeps the outcome of the last run of each task', async () => {
  const log = new TaskLog(new Clock());
  class Fails {
    everySeconds = HOUR;
    wake = () => {};
    onWake = (callback: () => void) => void (this.wake = callback);
    run = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  }
  const task = new Fails();
  const tasks = startTasks([task], logger, log);
  expect(log.tasks).toEqual([{ name: 'Fails', everySeconds: HOUR, lastEndedAt: null, hasFailed: false }]);
  task.wake();
  await settle();
  expect(log.tasks).toMatchObject([{ lastEndedAt: expect.any(Date), hasFailed: true }]);
  task.wake();
  await settle();
  expect(log.tasks).toMatchObject([{ hasFailed: false }]);
  await tasks.stop();
});
