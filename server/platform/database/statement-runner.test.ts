import sql from 'sql-template-tag';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/test-app';
import { statement } from './statement';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.database.query('create table knots (name text)');
  await app.database.query(`insert into knots values ('Bowline')`);
});
afterAll(() => app.stop());

const knots = (columns: z.ZodRawShape = {}) =>
  statement('test: knots', { name: z.string(), ...columns }, sql`select * from knots`);

const knotsNamed = (name: string) =>
  statement('test: knots named', { name: z.string() }, sql`select * from knots where name = ${name}`);

/** How often the connection has used its plans of `knotsNamed`: for all values, and for those of one call. */
const usesOfPlans = statement(
  'test: uses of plans',
  { forAll: z.int(), forOne: z.int() },
  sql`select generic_plans::int as "forAll", custom_plans::int as "forOne" from pg_prepared_statements
      where statement = ${knotsNamed('').text}`,
);

it('a statement is planned once a connection, for all values', async () => {
  await app.database.transaction(async (transaction) => {
    for (let count = 0; count < 3; count++)
      expect(await transaction.rows(knotsNamed('Bowline'))).toEqual([{ name: 'Bowline' }]);
    expect(await transaction.rows(usesOfPlans)).toEqual([{ forAll: 3, forOne: 0 }]);
  });
});

it('one whose columns a migration has changed is planned again', async () => {
  // Every connection of the pool has its plan.
  await Promise.all(Array.from({ length: 16 }, () => app.database.rows(knots())));
  await app.database.query('alter table knots add column turns int not null default 3');
  const changed = knots({ turns: z.int() });
  const answers = await Promise.all(Array.from({ length: 16 }, () => app.database.rows(changed)));
  for (const rows of answers) expect(rows).toEqual([{ name: 'Bowline', turns: 3 }]);
});

it('an error has the statement for the log, and the connection is used again', async () => {
  const divided = (by: number) =>
    statement('test: divided', { result: z.int() }, sql`select 1 / ${by}::int as result`);
  const failed = { code: '22012', query: divided(0).text };
  await expect(app.database.rows(divided(0))).rejects.toMatchObject(failed);
  expect(await app.database.rows(divided(1))).toEqual([{ result: 1 }]);
});

it('behind a pooler nothing is kept', async () => {
  const behind = await startTestApp({ databaseUrl: app.databaseUrl, directUrl: app.databaseUrl });
  await behind.database.transaction(async (transaction) => {
    await transaction.rows(statement('test: one', { one: z.int() }, sql`select 1 as one`));
    expect(await transaction.query('select from pg_prepared_statements')).toEqual([]);
  });
  await behind.stop();
});
