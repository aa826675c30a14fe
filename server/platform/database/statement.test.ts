import sql from 'sql-template-tag';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/test-app';
import { Database } from './database';
import { statement } from './statement';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const sum = (left: number, right: unknown, columns: z.ZodRawShape = { sum: z.int() }) =>
  statement('test: sum', columns, sql`select ${left}::int + ${right}::int as sum`);

it('has its name, and its values in their places', async () => {
  const part = sql`where number > ${3}`;
  const above = statement(
    'test: above',
    { number: z.int(), word: z.string() },
    sql`select number, ${'high'} as word from generate_series(1, ${5}::int) as number ${part}`,
  );
  expect(above.text).toMatch(/^\/\* test: above \*\/ select/);
  expect(above.values).toEqual(['high', 5, 3]);
  expect(await app.database.rows(above)).toEqual([
    { number: 4, word: 'high' },
    { number: 5, word: 'high' },
  ]);
});

it('never takes a value for SQL', async () => {
  await expect(app.database.rows(sum(1, '1); drop table courses; --'))).rejects.toThrow(
    'invalid input syntax',
  );
  const echo = (word: string) =>
    statement('test: echo', { word: z.string() }, sql`select ${word}::text as word`);
  expect(await app.database.row(echo(`'; select 1 --`))).toEqual({ word: `'; select 1 --` });
});

it('answers the first row alone, or none', async () => {
  const numbers = (most: number) =>
    statement(
      'test: numbers',
      { number: z.int() },
      sql`select number from generate_series(1, ${most}::int) as number`,
    );
  expect(await app.database.row(numbers(2))).toEqual({ number: 1 });
  expect(await app.database.row(numbers(0))).toBeUndefined();
});

it('a row of another shape fails a test, and costs nothing in production', async () => {
  const wrong = { sum: z.string() };
  const missing = { sum: z.int(), count: z.int() };
  for (const columns of [wrong, missing, {}])
    await expect(app.database.rows(sum(1, 2, columns))).rejects.toThrow(z.ZodError);
  const production = new Database(app.database.source);
  expect(await production.rows(sum(1, 2, wrong))).toEqual([{ sum: 3 }]);
});
