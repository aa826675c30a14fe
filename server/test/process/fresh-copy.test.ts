import { execFileSync, spawnSync } from 'node:child_process';
import { chown, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../features/demo/demo-accounts';
import { processesOf } from '../../platform/embedded-postgres/test-support';
import { REPOSITORY, Stage } from './program';
import { call, logIn } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
afterAll(() => stage.cleanUp());

/** What a clone would hold: files that git knows or would add, and none that it ignores. */
async function freshCopy(): Promise<string> {
  const copy = path.join(await stage.folder(), 'waymark');
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { cwd: REPOSITORY, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    const target = path.join(copy, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(REPOSITORY, file), target);
  }
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** The start with no environment at all: everything is made beside the sources, by whoever starts it. */
async function expectToWork(checkout: string, uid?: number): Promise<void> {
  const program = await stage.start({ checkout, uid });
  expect(program.said()).toContain('Filled the empty database with the demo.');
  await logIn(program.origin, DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
  const { body: courses } = await call(program.origin, 'GET', '/api/courses');
  const film = courses
    .flatMap(({ lessons }: { lessons: { videoUrl: string | null }[] }) => lessons)
    .find(({ videoUrl }: { videoUrl: string | null }) => videoUrl?.startsWith('/media/'));
  expect((await fetch(program.origin + (film as { videoUrl: string }).videoUrl)).status).toBe(200);

  program.signal('SIGINT');
  expect(await program.ended).toEqual({ code: 0, signal: null });
  expect(await processesOf(path.join(checkout, '.data/postgres'))).toBe(0);
}

test('a fresh copy starts with no environment, and keeps its data beside its sources', async () => {
  const checkout = await freshCopy();
  await expectToWork(checkout);
  expect(await readFile(path.join(checkout, '.gitignore'), 'utf8')).toContain('.data/');
});

const nobody = { uid: 65_534, gid: 65_534 };

/** Null when it can be tried here; otherwise why it cannot. */
function reasonAgainstNobody(): string | null {
  if (process.getuid?.() !== 0) return 'the tests do not run as root and cannot become another user';
  const look = [
    '-e',
    'require("node:fs").readdirSync(process.argv[1])',
    path.join(REPOSITORY, 'node_modules'),
  ];
  const { status } = spawnSync(process.execPath, look, { ...nobody, cwd: '/' });
  return status === 0
    ? null
    : 'another user may not read the packages or run Node.js where they are installed';
}

const reason = reasonAgainstNobody();
if (reason) console.warn(`NOT TRIED: a start by an ordinary user beside one by root, because ${reason}.`);

(reason ? test.skip : test)(
  'an ordinary user, who may not write to the packages, starts it too',
  async () => {
    const checkout = await freshCopy();
    await chown(checkout, nobody.uid, nobody.gid);
    await expectToWork(checkout, nobody.uid);
  },
);
