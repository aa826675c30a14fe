import path from 'node:path';
import { WebSocket } from 'ws';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { ask, eventually, processesOf } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { Subscriber } from '../subscriber';
import { embeddedUrl, Stage, type Program } from './program';
import { holdGet, holdPost } from './raw-request';
import { call, logIn } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
afterAll(() => stage.cleanUp());

const [student] = DEMO_ACCOUNTS;

describe('the demo, started, stopped in the middle of work, and started again', () => {
  let dataDir: string;
  let program: Program;
  let figures: unknown;
  let testimonial: string;

  const countEverything = async () =>
    ask(
      await embeddedUrl(dataDir),
      `select (select count(*)::int from accounts) accounts, (select count(*)::int from courses) courses,
        (select count(*)::int from lessons) lessons, (select count(*)::int from enrollments) enrollments,
        (select count(*)::int from lesson_completions) completions, (select count(*)::int from reviews) reviews,
        (select count(*)::int from testimonials) testimonials`,
    );

  beforeAll(async () => {
    dataDir = path.join(await stage.folder(), 'data');
    program = await stage.start({ environment: { DATA_DIR: dataDir } });
  });

  test('the first start fills the empty database and says the mode, the address and the accounts', async () => {
    expect(program.said()).toContain('Waymark starts in demo mode.\n');
    expect(program.said()).toContain('Filled the empty database with the demo.\n');
    expect(program.said()).toContain(`Waymark is ready at http://localhost:${program.port}\n`);
    for (const { email } of DEMO_ACCOUNTS) {
      expect(program.said()).toContain(email);
      await logIn(program.origin, email, DEMO_PASSWORD);
    }
    expect(program.said()).toContain(DEMO_PASSWORD);
    expect((await call(program.origin, 'GET', '/readyz')).status).toBe(200);
    const { body } = await call(program.origin, 'GET', '/api/courses');
    expect(body.length).toBeGreaterThanOrEqual(10);
  });

  test('SIGTERM: not ready, no new connections, sockets closed as going away, requests under way answered, exit 0, no PostgreSQL left', async () => {
    const said = await call(program.origin, 'POST', '/testimonials', {
      body: { name: 'Before the stop', text: 'Written before the program was stopped.', stars: 5 },
    });
    expect(said.status).toBe(201);
    testimonial = said.body.id;
    const token = await logIn(program.origin, student.email, DEMO_PASSWORD);
    const socket = new Subscriber(program, token);
    socket.subscribe('subscription { enrollmentChanged { id } }');
    await eventually('the socket is open', () => Promise.resolve(socket.isConnected));
    const readiness = await holdGet(program.port, '/readyz');
    const overRest = await holdPost(program.port, '/auth/login', {
      email: student.email,
      password: DEMO_PASSWORD,
    });
    const overGraphQL = await holdPost(program.port, '/graphql', { query: '{ platform { isDemo } }' });
    [figures] = await countEverything();
    // Proves that the server has received the first halves of all three: it handles connections in order.
    await call(program.origin, 'GET', '/healthz');

    program.signal('SIGTERM');
    await eventually('the socket is closed', () => Promise.resolve(socket.closed !== null));
    expect(socket.closed!.code).toBe(1001);
    await eventually('no connection is accepted', () =>
      holdGet(program.port, '/healthz').then(
        (held) => (held.abandon(), false),
        (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED',
      ),
    );
    expect(await readiness.finish()).toMatch(/^HTTP\/1.1 503 [^]*{"status":"not ready"}$/);
    expect(await overRest.finish()).toMatch(/^HTTP\/1.1 200 [^]*"token":/);
    expect(await overGraphQL.finish()).toMatch(/^HTTP\/1.1 200 [^]*{"data":{"platform":{"isDemo":true}}}/);

    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(await processesOf(path.join(dataDir, 'postgres'))).toBe(0);
  });

  test('the second start keeps everything and seeds nothing', async () => {
    program = await stage.start({ environment: { DATA_DIR: dataDir } });
    expect(program.said()).not.toContain('Filled the empty database');
    expect(program.said()).not.toContain('Brought the database up to date');
    expect(await countEverything()).toEqual([figures]);
    const { body } = await call(program.origin, 'GET', '/testimonials');
    expect(body.map(({ id }: { id: string }) => id)).toContain(testimonial);
  });

  test('a second program on the same data folder is refused with a sentence, and the first is not disturbed', async () => {
    const second = await stage.refused({ environment: { DATA_DIR: dataDir } });
    expect(second.code).toBe(1);
    expect(second.said).toContain(
      `The database in ${path.join(dataDir, 'postgres')} is in use by process ${program.pid}.`,
    );
    expect(second.said).not.toMatch(/^\s+at /m);
    expect((await call(program.origin, 'GET', '/readyz')).status).toBe(200);
  });

  test('neither a request that never ends nor a socket that never answers keeps it from stopping in order', async () => {
    const endless = await holdPost(program.port, '/auth/login', { email: student.email });
    const deaf = new WebSocket(`ws://127.0.0.1:${program.port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => deaf.once('open', resolve));
    deaf.pause();
    await eventually('the socket is counted', () => Promise.resolve(deaf.readyState === WebSocket.OPEN));

    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    await endless.closed;
    deaf.terminate();
    expect(await processesOf(path.join(dataDir, 'postgres'))).toBe(0);
  });
});
