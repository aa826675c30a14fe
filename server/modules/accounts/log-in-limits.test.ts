import { delayAfter, LogInDelay } from './log-in-limits';

const SCHOOL = '192.0.2.7';
const BUSY = { code: 'RATE_LIMITED', retryAfterSeconds: 5 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  [0, 0],
  [100, 0],
  [101, 50],
  [140, 2000],
  [200, 5000],
  [1_000_000, 5000],
])('%i failures delay an attempt by %i ms', (failures, milliseconds) => {
  expect(delayAfter(failures)).toBe(milliseconds);
});

it('waits exactly so long', async () => {
  const over = jest.fn();
  const waiting = new LogInDelay().wait(SCHOOL, 140).then(over);
  await jest.advanceTimersByTimeAsync(1999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  await waiting;
});

it('keeps twenty of one address waiting, and places are free again afterwards', async () => {
  const delay = new LogInDelay();
  const waiting = Array.from({ length: 20 }, () => delay.wait(SCHOOL, 200));
  await expect(delay.wait(SCHOOL, 200)).rejects.toMatchObject(BUSY);
  // Addresses with few failures are not delayed, and the limit of waiting attempts is per address.
  await delay.wait(SCHOOL, 100);
  waiting.push(delay.wait('192.0.2.8', 200));
  await jest.advanceTimersByTimeAsync(5000);
  await Promise.all(waiting);
  const again = delay.wait(SCHOOL, 200);
  await jest.advanceTimersByTimeAsync(5000);
  await again;
});

it('keeps five hundred waiting in all', async () => {
  const delay = new LogInDelay();
  const waiting = Array.from({ length: 500 }, (_, index) => delay.wait(`address ${index % 25}`, 200));
  await expect(delay.wait(SCHOOL, 200)).rejects.toMatchObject(BUSY);
  await jest.advanceTimersByTimeAsync(5000);
  await Promise.all(waiting);
});
