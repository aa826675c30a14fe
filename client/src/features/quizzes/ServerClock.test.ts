import { LeapWatch, ServerClock } from './ServerClock';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const said = (time: string) => `2026-11-21T${time}Z`;

test('counts on from what the server said, whatever the clock of the device shows', () => {
  let counter = 5_000;
  const clock = new ServerClock(() => counter);
  clock.hear(said('10:00:00'));
  jest.useFakeTimers({ now: at('11:00:00') });
  counter += 90_000;
  expect(clock.now()).toBe(at('10:01:30'));
  jest.setSystemTime(at('09:00:00'));
  expect(clock.now()).toBe(at('10:01:30'));
  jest.useRealTimers();
});

test('catches up after a sleep in which the counter stood still, and never turns back for a slow answer', () => {
  let counter = 0;
  const clock = new ServerClock(() => counter);
  clock.hear(said('10:00:00'));
  counter += 1_000;
  clock.hear(said('10:20:00'));
  expect(clock.now()).toBe(at('10:20:00'));
  counter += 3_000;
  clock.hear(said('10:20:01'));
  expect(clock.now()).toBe(at('10:20:03'));
});

test('notices a sleep and a clock that was set, once each', () => {
  let [counter, wall] = [0, 1_000_000];
  const watch = new LeapWatch(
    () => counter,
    () => wall,
  );
  counter += 60_000;
  wall += 60_500;
  expect(watch.hasLeapt()).toBe(false);
  wall += 3_600_000;
  expect(watch.hasLeapt()).toBe(true);
  expect(watch.hasLeapt()).toBe(false);
  wall -= 3_600_000;
  expect(watch.hasLeapt()).toBe(true);
});
