import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.database.query('create table knots (name text)');
  await app.database.query(`insert into knots values ('Bowline')`);
});
afterAll(() => app.stop());

const knots = '/* test: knots */ select * from knots';

/** Prepared plans of this test's statements on the connection that responds. */
const keptPlans = (text: string) =>
  app.database.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [
    text,
  ]);

it('a statement with a name of its own is planned once a connection', async () => {
  for (let count = 0; count < 3; count++)
    expect(await app.database.query(knots)).toEqual([{ name: 'Bowline' }]);
  await app.database.transaction(async (transaction) => {
    await transaction.query(knots);
    const kept = await transaction.query(`select from pg_prepared_statements where statement = '${knots}'`);
    expect(kept).toHaveLength(1);
  });
});

it('one without is not kept', async () => {
  const unnamed = 'select name from knots';
  await app.database.query(unnamed);
  expect(await keptPlans(unnamed)).toEqual([]);
});

it('one whose columns a migration has changed is planned again', async () => {
  // Every connection of the pool has its plan.
  await Promise.all(Array.from({ length: 16 }, () => app.database.query(knots)));
  await app.database.query('alter table knots add column turns int not null default 3');
  const answers = await Promise.all(Array.from({ length: 16 }, () => app.database.query(knots)));
  for (const rows of answers) expect(rows).toEqual([{ name: 'Bowline', turns: 3 }]);
});

it('an error has the statement for the log, and the connection is used again', async () => {
  const failing = '/* test: failing */ select 1 / $1::int as result';
  await expect(app.database.query(failing, [0])).rejects.toMatchObject({ code: '22012', query: failing });
  expect(await app.database.query(failing, [1])).toEqual([{ result: 1 }]);
});

it('behind a pooler nothing is kept', async () => {
  const behind = await startTestApp({ databaseUrl: app.databaseUrl, directUrl: app.databaseUrl });
  await behind.database.transaction(async (transaction) => {
    await transaction.query(knots);
    expect(await transaction.query('select from pg_prepared_statements')).toEqual([]);
  });
  await behind.stop();
});
