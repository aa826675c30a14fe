import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { ask, eventually } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { embeddedUrl, run, Stage, type Program } from './program';
import { call, logIn } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
let dataDir: string;
let taken: Server;
let takenPort: number;

beforeAll(async () => {
  dataDir = path.join(await stage.folder(), 'data');
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  takenPort = (taken.address() as AddressInfo).port;
});
afterAll(async () => {
  await stage.cleanUp();
  taken.close();
});

const onJestsServer = (database: string) =>
  process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);

test.each([
  ['a value that is none', { DEMO: 'yes' }, 'DEMO must be true or false.'],
  [
    'a port in use',
    () => ({ PORT: String(takenPort) }),
    () => `Port ${takenPort} is in use by another program. Stop that program or set PORT.`,
  ],
  [
    'a password that is wrong',
    () => ({ DATABASE_URL: onJestsServer('waymark_lobby').replace(/:[^:@]*@/, ':se-cret@') }),
    'cannot be used: password authentication failed for user "waymark". Check DATABASE_URL',
  ],
])(
  'an environment that cannot be is refused with one sentence, exit code 1 and no start: %s',
  async (_what, environment, sentence) => {
    const given = typeof environment === 'function' ? environment() : environment;
    const refused = await stage.refused({
      environment: { DATA_DIR: dataDir, ...given } as Record<string, string>,
    });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(typeof sentence === 'function' ? sentence() : sentence);
    expect(refused.said).not.toMatch(/^\s+at /m);
    expect(refused.said).not.toContain('Waymark is ready');
    expect(existsSync(dataDir)).toBe(false);
    expect(refused.said).not.toContain('se-cret');
  },
);

test('a first start that is killed while it fills the database leaves nothing half-filled for the next', async () => {
  const killed = stage.start({ environment: { DATA_DIR: dataDir } }).catch((error: unknown) => String(error));
  // Two-part advisory locks have their halves in classid and objid; 7,239,102 is the seed's.
  const seeding = "select pid from pg_locks where locktype = 'advisory' and objid = 7239102 and granted";
  const isFilling = async () => (await ask(await embeddedUrl(dataDir), seeding)).length > 0;
  await eventually('it fills the database', () => isFilling().catch(() => false));
  stage.killAll();
  const said = await killed;
  expect(said).toMatch(/^Error: It ended with null before it was ready:/);
  expect(said).not.toContain('Filled the empty database');

  const next = await stage.start({ environment: { DATA_DIR: dataDir } });
  expect(next.said()).toContain('Filled the empty database with the demo.');
  for (const { email } of DEMO_ACCOUNTS) await logIn(next.origin, email, DEMO_PASSWORD);
  next.signal('SIGTERM');
  await next.ended;
});

describe('a real platform on the embedded database', () => {
  let program: Program;
  let environment: Record<string, string>;

  beforeAll(async () => {
    environment = { DATA_DIR: path.join(await stage.folder(), 'data'), DEMO: 'false', HOST: '127.0.0.1' };
    program = await stage.start({ environment });
  });

  test('says that it is no demo and has no accounts, courses or testimonials', async () => {
    expect(program.said()).toContain('Waymark starts.\n');
    for (const word of [DEMO_PASSWORD, 'Filled', 'Sandbox', ...DEMO_ACCOUNTS.map((account) => account.email)])
      expect(program.said()).not.toContain(word);
    for (const account of DEMO_ACCOUNTS) {
      const body = { email: account.email, password: DEMO_PASSWORD };
      expect((await call(program.origin, 'POST', '/auth/login', { body })).status).toBe(401);
    }
    expect((await call(program.origin, 'GET', '/api/courses')).body).toEqual([]);
    expect((await call(program.origin, 'GET', '/testimonials')).body).toEqual([]);
  });

  test('has the command for administrators beside it, on its database', async () => {
    const email = 'first@example.org';
    expect(await run('npm', ['run', '--silent', 'admin', '--', email], environment)).toEqual({
      code: 0,
      said: expect.stringContaining(`There is no account for ${email} yet.`),
    });
  });
});
