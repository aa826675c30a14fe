import { pauseBeforeReconnecting } from './reconnection.rules';

const pausesAfter = (retries: number) => Array.from({ length: 200 }, () => pauseBeforeReconnecting(retries));

test('the first attempt follows soon, and not for everybody at one moment', () => {
  const pauses = pausesAfter(0);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_000);
  expect(new Set(pauses).size).toBeGreaterThan(100);
});

test.each([3, 10, 2_000])(
  'after %i failed attempts the next one is at most eight seconds away',
  (retries) => {
    expect(Math.max(...pausesAfter(retries))).toBeLessThanOrEqual(8_000);
    expect(Math.min(...pausesAfter(retries))).toBeGreaterThanOrEqual(6_000);
  },
);
