import { z } from 'zod';
import { testApp } from '../test/test-app';
import { statement } from './database/statement';
import { ExpiredRowsRegister, ExpiredRowsSweeper } from './expired-rows';

const app = testApp();
beforeAll(async () => {
  await app.sql`create table leftovers (number int)`;
});

const fill = () => app.sql`insert into leftovers select generate_series(1, 5)`;
const numbers = () => app.column<number>`select number from leftovers`;

const failing = statement('test: fail', {})`
    select 1 / 0`;
const inBatches = statement('test: remove two', { removed: z.int() })`
    with removed as (
      delete from leftovers where number in (select number from leftovers limit 2) returning number
    )
    select count(*)::int as removed from removed`;

it('are removed batch by batch, also after the statement of another module failed', async () => {
  await fill();
  const register = new ExpiredRowsRegister([() => [failing], () => [inBatches]]);
  const sweeper = new ExpiredRowsSweeper(app.database, register, app.clock);
  await expect(sweeper.run()).rejects.toThrow('Expired rows could not be removed');
  expect(await numbers()).toEqual([]);
});

it('stay for the next run when the process is stopping', async () => {
  await fill();
  const register = new ExpiredRowsRegister([() => [inBatches]]);
  await new ExpiredRowsSweeper(app.database, register, app.clock).run(AbortSignal.abort());
  expect(await numbers()).toHaveLength(5);
});
