import { endConnections } from '../end-connections';
import { eventually } from '../eventually';
import { aDatabase } from '../test-app';
import { Stage, type Program } from './program';
import { call } from './rest-client';

jest.setTimeout(120_000);

const AT_ONCE = 24;

const stage = new Stage();
afterAll(() => stage.cleanUp());

/** Over either API, alternating reads and writes. */
const request = (program: Program, number: number) =>
  [
    () => call(program.origin, 'GET', '/api/courses'),
    () => call(program.origin, 'POST', '/graphql', { body: { query: '{ platformStats { totalCourses } }' } }),
    () => call(program.origin, 'POST', '/auth/login', { body: { email: 'a@example.org', password: 'x' } }),
  ][number % 3]!();

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const isServing = (program: Program) =>
  eventually(async () => expect((await call(program.origin, 'GET', '/readyz')).status).toBe(200));

test('connections that PostgreSQL ends, round after round under load, never end the process', async () => {
  const databaseUrl = await aDatabase();
  const program = await stage.start({ environment: { DATABASE_URL: databaseUrl } });
  const statuses = new Map<number, number>();
  let isOver = false;
  const clients = numbers(AT_ONCE).map(async (client) => {
    for (let number = client; !isOver; number++) {
      const { status } = await request(program, number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  // On a busy machine a hundred rounds can pass between two statements, so repeat until one is hit.
  for (let times = 0; times < 20 && !statuses.has(503); times++) await endConnections(databaseUrl, 100);
  isOver = true;
  await Promise.all(clients);
  expect(statuses.get(503)).toBeGreaterThan(0);
  // Logging in itself may respond with 401 and 429.
  expect([...statuses.keys()].filter((status) => ![200, 401, 429, 503].includes(status))).toEqual([]);
  await isServing(program);
  program.signal('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, signal: null });
});
