import type { Database } from './database/database';
import type { Services } from './injection';
import { DomainEvent, DomainEvents } from './domain-events';

const moved = new DomainEvent<{ to: string }>();
const left = new DomainEvent<{ to: string }>();

class Listener {
  readonly heard: unknown[] = [];

  async hear(...event: unknown[]): Promise<void> {
    await Promise.resolve();
    this.heard.push(event);
  }
}

const listener = new Listener();
const services = (() => listener) as Services;
const transaction = {} as Database;

it('events reach those who subscribed to them, with the transaction, in the order of the modules', async () => {
  const events = new DomainEvents(
    [
      moved.subscribe(Listener, (one, ...event) => one.hear('first', ...event)),
      left.subscribe(Listener, (one, ...event) => one.hear('other', ...event)),
      moved.subscribe(Listener, (one, ...event) => one.hear('second', ...event)),
    ],
    services,
  );
  await events.emit(moved, { to: 'here' }, transaction);
  expect(listener.heard).toEqual([
    ['first', { to: 'here' }, transaction],
    ['second', { to: 'here' }, transaction],
  ]);
});

it('the error of a subscriber is that of the change', async () => {
  const failing = moved.subscribe(Listener, () => Promise.reject(new Error('failed')));
  await expect(new DomainEvents([failing], services).emit(moved, { to: 'x' }, transaction)).rejects.toThrow(
    'failed',
  );
});
