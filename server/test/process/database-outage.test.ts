import { endConnections } from '../end-connections';
import { eventually } from '../eventually';
import { severableConnection } from '../severable-connection';
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

test('an outage is logged when it begins and when it is over, not for each request that it refuses', async () => {
  const connection = await severableConnection(await aDatabase());
  const program = await stage.start({ environment: { DATABASE_URL: connection.url } });
  const saidBefore = program.said().length;
  connection.cut();
  let refused = 0;
  for (let round = 0; round < 10; round++)
    for (const { status } of await Promise.all(numbers(AT_ONCE).map((number) => request(program, number))))
      if (status === 503) refused++;
  expect(refused).toBe(10 * AT_ONCE);
  connection.mend();
  await isServing(program);

  const lines = () =>
    program
      .said()
      .slice(saidBefore)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; reason?: string; refused?: number });
  await eventually(async () => {
    await call(program.origin, 'GET', '/readyz');
    expect(lines().map(({ msg }) => msg)).toContain('The database answers again');
  });
  expect(lines().filter(({ reason }) => reason !== undefined)).toEqual([
    expect.objectContaining({ level: 50, reason: 'unreachable' }),
    expect.objectContaining({ level: 40, reason: 'unreachable', refused: expect.any(Number) as number }),
  ]);
  expect(lines().at(-1)!.refused).toBeGreaterThanOrEqual(refused);
  // The event bus logs separately that it lost its connection.
  expect(lines().length).toBeLessThanOrEqual(4);
  await connection.close();
});

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
