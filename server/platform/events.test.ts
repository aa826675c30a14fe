import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { eventually } from '../test/eventually';
import { severableConnection } from '../test/severable-connection';
import { aDatabase, startTestApp, type TestApp, testApp } from '../test/test-app';
import { databaseUnavailable } from './errors';
import { EventsMissed, MAX_WAITING, EventBus } from './events';

const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));
let here: EventBus;
let there: EventBus;

beforeAll(async () => {
  here = app.app.service(EventBus);
  there = second.app.service(EventBus);
});

/** Stopped after each test, even a failed one: open connections would keep the run from ending. */
const toStop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0)) await stop();
});

async function aThird(options: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const third = await startTestApp({ databaseUrl: app.databaseUrl, ...options });
  toStop.push(third.stop);
  return third;
}

async function aWay() {
  const way = await severableConnection(app.databaseUrl);
  toStop.push(way.close);
  return way;
}

const severListeners = () =>
  app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'waymark events' and datname = current_database()`;

function heardBy(bus: EventBus, topic: string): string[] {
  const heard: string[] = [];
  bus.listenTo(topic, ({ number }) => heard.push(number!));
  return heard;
}

describe('an event', () => {
  it('arrives in every process on the database, the publisher’s included, in order', async () => {
    const [heardHere, heardThere] = [heardBy(here, 'order'), heardBy(there, 'order')];
    const elsewhere = heardBy(there, 'another topic');
    const sent = Array.from({ length: 500 }, (_, index) => String(index));
    for (const number of sent) here.publish('order', { number });
    await eventually(() => expect(heardThere).toEqual(sent));
    await eventually(() => expect(heardHere).toEqual(sent));
    expect(elsewhere).toEqual([]);
  });

  it('of more bytes than NOTIFY carries is left out and logged, and others are published', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const third = await aThird({ logger });
    const bus = third.app.service(EventBus);
    const heard = heardBy(there, 'size');
    // é is two bytes: the limit counts bytes, not characters.
    const frame = Buffer.byteLength(JSON.stringify({ topic: 'size', payload: { number: '' } }));
    const largest = 'é'.repeat(Math.floor((7999 - frame) / 2));
    for (const number of ['1', `${largest}éé`, largest, '2']) bus.publish('size', { number });
    await eventually(() => expect(heard).toEqual(['1', largest, '2']));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('A live event is too large');
    expect(lines[0]).not.toContain('éé');
  });
});

it('an event of a transaction is published when it commits, and not when it is rolled back', async () => {
  const heard = heardBy(there, 'transaction');
  const undone = app.database.transaction(async (transaction) => {
    await here.publishWithin(transaction, 'transaction', [{ number: 'undone' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await app.database.transaction((transaction) =>
    here.publishWithin(transaction, 'transaction', [{ number: '1' }, { number: '2' }]),
  );
  await eventually(() => expect(heard).toEqual(['1', '2']));
});

it('an event that meets an outage is published once the database is back', async () => {
  const way = await aWay();
  const third = await aThird({ databaseUrl: way.url, directUrl: app.databaseUrl });
  const heard = heardBy(there, 'outage');
  way.cut();
  third.app.service(EventBus).publish('outage', { number: '1' });
  await delay(1_000);
  expect(heard).toEqual([]);
  way.mend();
  await eventually(() => expect(heard).toContain('1'));
});

it('notifications of others on the channel are ignored with one warning, and the subscription goes on', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const third = await aThird({ logger });
  const bus = third.app.service(EventBus);
  const heard = heardBy(bus, 'ours');
  const foreign = [
    '',
    'hello',
    'null',
    '[]',
    '{"topic":1}',
    '{"topic":"ours"}',
    '{"topic":"ours","payload":{"a":1}}',
  ];
  // Valid events whose names have a special meaning for an EventEmitter.
  const strange = ['error', 'newListener', '__proto__'].map((topic) =>
    JSON.stringify({ topic, payload: {} }),
  );
  for (const payload of [...foreign, ...strange]) await app.sql`select pg_notify('waymark', ${payload})`;
  here.publish('ours', { number: '1' });
  await eventually(() => expect(heard).toEqual(['1']));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('is no event of ours');
  expect(bus.isListening).toBe(true);
});

describe('a subscription', () => {
  it('asks again for an event that meets a database that is away', async () => {
    let tries = 0;
    const events = there.subscribe('retried', async ({ number }) => {
      if (++tries < 3) throw databaseUnavailable();
      return number!;
    });
    here.publish('retried', { number: '1' });
    expect(await events.next()).toEqual({ done: false, value: '1' });
    expect(tries).toBe(3);
    await events.return!();
  });

  it('maps events, passes over those mapped to null, and ends when it is left', async () => {
    const events = there.subscribe('mapped', async ({ number }) => (number === '2' ? null : `no. ${number}`));
    for (const number of ['1', '2', '3']) here.publish('mapped', { number });
    expect(await events.next()).toEqual({ done: false, value: 'no. 1' });
    expect(await events.next()).toEqual({ done: false, value: 'no. 3' });
    const waiting = events.next();
    expect(await events.return!()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

describe('a subscription that ends with an error', () => {
  const listeners = (topic: string) =>
    (there as unknown as { emitter: { listenerCount(name: string): number } }).emitter.listenerCount(
      `topic ${topic}`,
    );

  it('because its consumer is slower than its events, has no more of them in memory', async () => {
    const events = there.subscribe('slow', async ({ number }) => number!);
    await app.sql`select pg_notify('waymark', json_build_object('topic', 'slow', 'payload', json_build_object('number', n::text))::text)
      from generate_series(1, ${MAX_WAITING + 1}::int) n`;
    await eventually(() => expect(listeners('slow')).toBe(0));
    await expect(events.next()).rejects.toThrow(EventsMissed);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('because an event could not be mapped, does not listen any more', async () => {
    const events = there.subscribe('unmapped', () => Promise.reject(new Error('no such thing')));
    here.publish('unmapped', { number: '1' });
    await expect(events.next()).rejects.toThrow('no such thing');
    expect(listeners('unmapped')).toBe(0);
  });
});

it('a lost connection is noticed, reported to caches, and replaced', async () => {
  let gaps = 0;
  there.onGap(() => gaps++);
  const heard = heardBy(there, 'after');
  await severListeners();
  await eventually(() => expect(there.isListening).toBe(false));
  expect(gaps).toBe(1);
  await eventually(() => expect(there.isListening && here.isListening).toBe(true));
  // Once more: what was read in between may be stale.
  expect(gaps).toBe(2);
  here.publish('after', { number: '1' });
  await eventually(() => expect(heard).toEqual(['1']));
});

describe('a connection on which nothing is heard', () => {
  it('is replaced by itself', async () => {
    const way = await aWay();
    const third = await aThird({ directUrl: way.url });
    const bus = third.app.service(EventBus);
    const heard = heardBy(bus, 'silent');
    let gaps = 0;
    bus.onGap(() => gaps++);
    await eventually(() => expect(bus.isUpToDate()).toBe(true));
    way.block();
    await eventually(() => expect(bus.isUpToDate()).toBe(false));
    await eventually(() => expect(bus.isListening).toBe(false));
    expect(gaps).toBe(1);
    way.passNew();
    await eventually(() => expect(bus.isListening).toBe(true));
    expect(gaps).toBe(2);
    here.publish('silent', { number: '1' });
    await eventually(() => expect(heard).toEqual(['1']));
  });

  it('such as one to another server than events are published on does not count as listening', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const bus = new EventBus(await aDatabase(), app.database, logger);
    toStop.push(() => bus.stop());
    await bus.start();
    expect(bus.isListening).toBe(false);
    expect(bus.isUpToDate()).toBe(false);
    expect(lines.join()).toContain('own heartbeats are not heard');
  });
});
