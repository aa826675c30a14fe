import { setTimeout as delay } from 'node:timers/promises';
import { WriteSlots, WriteSlotTimeout } from './write-slots';

const LONG = 60_000;

/** Work that runs until the test finishes it. */
function work() {
  let finish = (): void => undefined;
  const isStarted = { now: false };
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = () => {
    isStarted.now = true;
    return done;
  };
  return { run, finish, isStarted };
}

it('runs as much at once as there are slots, and the rest in the order in which it came', async () => {
  const slots = new WriteSlots(2, LONG);
  const works = Array.from({ length: 5 }, work);
  const runs = works.map(({ run }) => slots.run(run));
  const started = async () => {
    await delay(0);
    return works.map(({ isStarted }) => isStarted.now);
  };
  expect(await started()).toEqual([true, true, false, false, false]);
  works[1]!.finish();
  expect(await started()).toEqual([true, true, true, false, false]);
  works[0]!.finish();
  expect(await started()).toEqual([true, true, true, true, false]);
  for (const { finish } of works) finish();
  await Promise.all(runs);
  expect(await started()).toEqual([true, true, true, true, true]);
});

it('refuses what waits too long, without doing it, and keeps no place for it', async () => {
  const slots = new WriteSlots(1, 20);
  const first = work();
  const running = slots.run(first.run);
  const late = work();
  await expect(slots.run(late.run)).rejects.toBeInstanceOf(WriteSlotTimeout);
  first.finish();
  await running;
  await expect(slots.run(() => Promise.resolve('done'))).resolves.toBe('done');
  expect(late.isStarted.now).toBe(false);
});

it('frees the slot of work that fails', async () => {
  const slots = new WriteSlots(1, LONG);
  for (let count = 0; count < 3; count++)
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
