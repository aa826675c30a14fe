import sql from 'sql-template-tag';
import { z } from 'zod';
import { Course } from '../../features/courses/course.entities';
import { startTestApp, type TestApp } from '../../test/test-app';
import { BACKGROUND_POOL, createDataSource } from './data-source';
import type { Database } from './database';
import { statement } from './statement';

let app: TestApp;
let announced: number;

beforeAll(async () => {
  app = await startTestApp();
  app.database.onPublicWrite(() => announced++);
});
beforeEach(() => {
  announced = 0;
});
afterAll(() => app.stop());

const read = statement('test: read', {}, sql`select from courses`);
const write = statement('test: write', {}, sql`delete from courses`, { writes: ['courses'] });
const writePrivately = statement('test: write privately', {}, sql`delete from bookmarks`);

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

it('background work has its own connections, and its writes are announced as well', async () => {
  const source = createDataSource({ url: app.databaseUrl, entities: [], ...BACKGROUND_POOL });
  const background = app.database.inBackground(await source.initialize());
  const pid = statement(
    'test: connection',
    { pid: z.int(), wait: z.literal('') },
    sql`select pg_backend_pid() as pid, pg_sleep(0.1) as wait`,
  );
  try {
    const rows = await Promise.all(Array.from({ length: 6 }, () => background.rows(pid)));
    expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(BACKGROUND_POOL.poolSize);
    await background.rows(write);
    expect(announced).toBe(1);
  } finally {
    await source.destroy();
  }
});
