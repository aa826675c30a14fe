import { EventQueue, EventsMissed, MAX_WAITING } from './events';

const numbered = (number: number) => ({ number: String(number) });

function full(): EventQueue {
  const queue = new EventQueue();
  for (let number = 0; number < MAX_WAITING; number++) expect(queue.add(numbered(number))).toBe(true);
  return queue;
}

test('gives events in order, and waits for the next', async () => {
  const queue = new EventQueue();
  queue.add(numbered(1));
  queue.add(numbered(2));
  expect(await queue.next()).toEqual(numbered(1));
  expect(await queue.next()).toEqual(numbered(2));
  const next = queue.next();
  queue.add(numbered(3));
  expect(await next).toEqual(numbered(3));
});

test('leaves out an event equal to a waiting one, not to one that was taken', async () => {
  const queue = new EventQueue();
  for (const number of [1, 2, 1]) queue.add(numbered(number));
  expect(await queue.next()).toEqual(numbered(1));
  queue.add(numbered(1));
  expect(await queue.next()).toEqual(numbered(2));
  expect(await queue.next()).toEqual(numbered(1));
});

test('drops everything beyond its bound, and says so to its consumer', async () => {
  const queue = full();
  expect(queue.add(numbered(MAX_WAITING))).toBe(false);
  expect(queue.add(numbered(MAX_WAITING + 1))).toBe(false);
  await expect(queue.next()).rejects.toThrow(EventsMissed);
});

test('gives null once it is closed, also to whoever waits', async () => {
  const queue = new EventQueue();
  const waiting = queue.next();
  queue.close();
  expect(await waiting).toBeNull();
  expect(queue.add(numbered(1))).toBe(false);
  expect(await queue.next()).toBeNull();
});
