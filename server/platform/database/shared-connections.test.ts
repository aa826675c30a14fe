import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/test-app';
import { eventually } from '../../test/eventually';
import { PostgresClient } from './postgres-client';
import {
  SHARED_CONNECTIONS,
  SharedConnections,
  SLOW_MS,
  type StatementConnection,
} from './shared-connections';
import { statement } from './statement';

const NAME = 'shared connections';
/** Key of the advisory lock with which a statement waits until the test lets it go on. */
const LOCK = 4711;

let app: TestApp;
let observer: PostgresClient;
let shared: SharedConnections;

beforeAll(async () => {
  app = await startTestApp();
  observer = new PostgresClient(app.databaseUrl);
  await observer.connect();
});
beforeEach(() => {
  shared = new SharedConnections({ connectionString: app.databaseUrl, application_name: NAME });
});
afterEach(() => shared.close());
afterAll(async () => {
  await observer.end();
  await app.stop();
});

async function openPids(): Promise<number[]> {
  const { rows } = await observer.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [NAME],
  );
  return rows.map(({ pid }) => pid);
}

/** Takes a connection as soon as one accepts a statement. */
async function taken(): Promise<StatementConnection> {
  let connection: StatementConnection | null = null;
  await eventually(() => expect((connection ??= shared.take())).not.toBeNull());
  return connection!;
}

async function run<Row extends object>(
  connection: StatementConnection,
  text: string,
  values: unknown[] = [],
) {
  try {
    return (await connection.query<Row>({ name: text, text, values })).rows;
  } finally {
    connection.release();
  }
}

const pidOf = async (connection: StatementConnection) =>
  (await run<{ pid: number }>(connection, 'select pg_backend_pid() as pid'))[0]!.pid;

/** A statement that ends when the observer unlocks, and the pid of its connection. */
async function waitingStatement() {
  await observer.query('select pg_advisory_lock($1)', [LOCK]);
  const waiting = run(await taken(), 'select pg_advisory_xact_lock($1)', [LOCK]);
  let pid = 0;
  await eventually(async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`,
      [NAME],
    );
    expect(rows).toHaveLength(1);
    pid = rows[0]!.pid;
  });
  return { pid, waiting };
}

const unlock = () => observer.query('select pg_advisory_unlock($1)', [LOCK]);

it('every statement sent together gets its own rows, also beside one that fails', async () => {
  const first = await taken();
  const others = Array.from({ length: 5 }, () => shared.take());
  const divisors = [1, 2, 0, 4, 5, 6];
  const results = await Promise.allSettled(
    [first, ...others].map((connection, index) =>
      run(connection!, 'select 60 / $1::int as result', [divisors[index]]),
    ),
  );
  expect(
    results.map((result) =>
      result.status === 'fulfilled' ? result.value : (result.reason as Error).message,
    ),
  ).toEqual([
    [{ result: 60 }],
    [{ result: 30 }],
    'division by zero',
    [{ result: 15 }],
    [{ result: 12 }],
    [{ result: 10 }],
  ]);
});

it('no more connections are opened than allowed, and closing waits for what was sent', async () => {
  const connection = await taken();
  await eventually(async () => {
    shared.take();
    expect(await openPids()).toHaveLength(SHARED_CONNECTIONS);
  });
  for (let count = 0; count < 10; count++) shared.take();
  expect(await openPids()).toHaveLength(SHARED_CONNECTIONS);
  const selected = connection.query<{ one: number }>({ text: 'select 1 as one' });
  shared.close();
  expect(shared.take()).toBeNull();
  expect((await selected).rows).toEqual([{ one: 1 }]);
  await eventually(async () => expect(await openPids()).toEqual([]));
});

it('a connection that works on a slow statement gets no further ones', async () => {
  const { pid, waiting } = await waitingStatement();
  await delay(SLOW_MS + 1);
  for (let count = 0; count < 10; count++) expect(await pidOf(await taken())).not.toBe(pid);
  await unlock();
  await waiting;
});

it('statements on a connection that is lost are rejected, and another is opened', async () => {
  const { pid, waiting } = await waitingStatement();
  await Promise.all([
    expect(waiting).rejects.toThrow(/terminat/),
    observer.query('select pg_terminate_backend($1)', [pid]),
  ]);
  await unlock();
  // The first attempts may be made before the loss is noticed.
  await eventually(async () => expect(await pidOf(await taken())).not.toBe(pid));
});

it('sixty reads of the product at once get their own rows', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  for (let round = 0; round < 3; round++) {
    const rows = await Promise.all(
      numbers.map((number) =>
        app.database.row(
          statement('test: number', { number: z.int() }, sql`select ${number}::int as number`),
        ),
      ),
    );
    expect(rows).toEqual(numbers.map((number) => ({ number })));
  }
});
