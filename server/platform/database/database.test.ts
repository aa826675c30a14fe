import sql from 'sql-template-tag';
import { z } from 'zod';
import { Course } from '../../modules/courses/course.entities';
import { startTestApp, testApp } from '../../test/test-app';
import { BACKGROUND_POOL, createDataSource } from './data-source';
import { Database } from './database';
import { startFailureSentence } from './start-failure';
import { statement } from './statement';

const app = testApp();
let announced: number;

beforeAll(async () => {
  app.database.onPublicWrite(() => announced++);
  await app.sql`create table knots (name text)`;
  await app.sql`insert into knots values ('Bowline')`;
});
beforeEach(() => {
  announced = 0;
});

const read = statement('test: read', {})`
    select from courses`;
const write = statement('test: write', {}, { writes: ['courses'] })`
    delete from courses`;
const writePrivately = statement('test: write privately', {})`
    delete from bookmarks`;

it('a write of a public table is announced when it is committed, and nothing else', async () => {
  await app.database.rows(read);
  await app.database.rows(writePrivately);
  await app.database.reading(Course, (courses) => courses.count());
  expect(announced).toBe(0);
  await app.database.rows(write);
  expect(announced).toBe(1);
  await app.database.with(Course, (courses) => courses.delete({ title: 'Knots' }));
  expect(announced).toBe(2);
});

it('those of a transaction are announced once, at its end', async () => {
  const work = async (transaction: Database) => {
    await transaction.transaction((inner) => inner.rows(write));
    await transaction.with(Course, (courses) => courses.delete({ title: 'Knots' }));
    expect(announced).toBe(0);
  };
  await app.database.transaction(work);
  expect(announced).toBe(1);
  await app.database.transaction((transaction) => transaction.rows(read));
  expect(announced).toBe(1);
});

it('callbacks run after the outermost commit, and not for what is rolled back', async () => {
  const calls: string[] = [];
  const failing = app.database.transaction(async (transaction) => {
    transaction.afterCommit(() => calls.push('rolled back'));
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  await app.database.transaction(async (transaction) => {
    transaction.afterCommit(() => calls.push('first'));
    await transaction.transaction(async (inner) => inner.afterCommit(() => calls.push('second')));
    const inner = transaction.transaction(async (one) => {
      one.afterCommit(() => calls.push('rolled back to its savepoint'));
      throw new Error('failed');
    });
    await expect(inner).rejects.toThrow('failed');
    expect(calls).toEqual([]);
  });
  expect(calls).toEqual(['first', 'second']);
  app.database.afterCommit(() => calls.push('at once'));
  expect(calls).toEqual(['first', 'second', 'at once']);
});

it('background work has its own connections, and its writes are announced as well', async () => {
  const source = createDataSource({ url: app.databaseUrl, entities: [], ...BACKGROUND_POOL });
  const background = app.database.inBackground(await source.initialize());
  const pid = statement('test: connection', { pid: z.int(), wait: z.literal('') })`
    select pg_backend_pid() as pid, pg_sleep(0.1) as wait`;
  try {
    const rows = await app.atOnce(6, () => background.rows(pid));
    expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(BACKGROUND_POOL.poolSize);
    await background.rows(write);
    expect(announced).toBe(1);
  } finally {
    await source.destroy();
  }
});

it('a statement has its name, and its values in their places', async () => {
  const part = sql`where number > ${3}`;
  const above = statement('test: above', { number: z.int(), word: z.string() })`
    select number, ${'high'} as word from generate_series(1, ${5}::int) as number ${part}`;
  expect(above.text).toMatch(/^\/\* test: above \*\/\s+select/);
  expect(above.values).toEqual(['high', 5, 3]);
  expect(await app.database.rows(above)).toEqual([
    { number: 4, word: 'high' },
    { number: 5, word: 'high' },
  ]);
});

it('a row of another shape fails a test, and costs nothing in production', async () => {
  const sum = (columns: z.ZodRawShape) => statement('test: sum', columns)`
    select 1 + 2 as sum`;
  const wrong = { sum: z.string() };
  const missing = { sum: z.int(), count: z.int() };
  for (const columns of [wrong, missing, {}])
    await expect(app.database.rows(sum(columns))).rejects.toThrow(z.ZodError);
  const production = new Database(app.database.source);
  expect(await production.rows(sum(wrong))).toEqual([{ sum: 3 }]);
});

const knots = (columns: z.ZodRawShape = {}) =>
  statement('test: knots', { name: z.string(), ...columns })`
    select * from knots`;

const knotsNamed = (name: string) =>
  statement('test: knots named', { name: z.string() })`
    select * from knots where name = ${name}`;

/** How often the connection has used its plans of `knotsNamed`: for all values, and for those of one call. */
const usesOfPlans = statement('test: uses of plans', {
  forAll: z.int(),
  forOne: z.int(),
})`select generic_plans::int as "forAll", custom_plans::int as "forOne" from pg_prepared_statements
    where statement = ${knotsNamed('').text}`;

it('a statement is planned once a connection, for all values', async () => {
  await app.database.transaction(async (transaction) => {
    for (let count = 0; count < 3; count++)
      expect(await transaction.rows(knotsNamed('Bowline'))).toEqual([{ name: 'Bowline' }]);
    expect(await transaction.rows(usesOfPlans)).toEqual([{ forAll: 3, forOne: 0 }]);
  });
});

it('one whose columns a migration has changed is planned again', async () => {
  // Every connection of the pool has its plan.
  await app.atOnce(16, () => app.database.rows(knots()));
  await app.sql`alter table knots add column turns int not null default 3`;
  const changed = knots({ turns: z.int() });
  const answers = await app.atOnce(16, () => app.database.rows(changed));
  for (const rows of answers) expect(rows).toEqual([{ name: 'Bowline', turns: 3 }]);
});

it('an error has the statement for the log, and the connection is used again', async () => {
  const divided = (by: number) =>
    statement('test: divided', { result: z.int() })`
    select 1 / ${by}::int as result`;
  const failed = { code: '22012', query: divided(0).text };
  await expect(app.database.rows(divided(0))).rejects.toMatchObject(failed);
  expect(await app.database.rows(divided(1))).toEqual([{ result: 1 }]);
});

it('behind a pooler nothing is kept', async () => {
  const behind = await startTestApp({ databaseUrl: app.databaseUrl, directUrl: app.databaseUrl });
  await behind.database.transaction(async (transaction) => {
    await transaction.rows(statement('test: one', { one: z.int() })`
    select 1 as one`);
    expect(await transaction.query('select from pg_prepared_statements')).toEqual([]);
  });
  await behind.stop();
});

it('a start that fails says the reason behind a refusal', async () => {
  const failing = app.sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  const failure: unknown = await failing.catch((error: unknown) => error);
  expect(startFailureSentence(failure)).toMatch(
    /^The disk that holds the database is full.* \(could not extend file\)$/,
  );
});
