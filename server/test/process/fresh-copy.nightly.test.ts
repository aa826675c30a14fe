import { spawnSync } from 'node:child_process';
import { cp, lchown, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { processesOf } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { REPOSITORY, Stage, type Program } from './program';
import { call, logIn } from './rest-client';

// Compiling the server and building the pages and the explorers takes a minute on a busy machine.
jest.setTimeout(240_000);

const stage = new Stage();
afterAll(() => stage.cleanUp());

/** Not part of a clone. */
const NOT_CLONED = new Set(['.git', 'node_modules', 'dist', '.data']);

/** Copies the sources for `owner`; the packages still belong to us and are linked. */
async function freshCopy(owner?: { uid: number; gid: number }): Promise<string> {
  const copy = path.join(await stage.folder(), 'waymark');
  await cp(REPOSITORY, copy, {
    recursive: true,
    filter: (source) => !NOT_CLONED.has(path.basename(source)),
  });
  if (owner) {
    // Before the link is created, and with file types, because a listing without them follows links.
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    for (const file of [copy, ...entries.map((entry) => path.join(entry.parentPath, entry.name))])
      await lchown(file, owner.uid, owner.gid);
  }
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Everything is built beside the sources, by the account that starts it. */
async function expectToWork(program: Program, checkout: string): Promise<void> {
  expect(program.said()).toContain('Filled the empty database with the demo.');
  await logIn(program.origin, DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
  const { body: courses } = await call(program.origin, 'GET', '/api/courses');
  const video = courses
    .flatMap(({ lessons }: { lessons: { videoUrl: string | null }[] }) => lessons)
    .find(({ videoUrl }: { videoUrl: string | null }) => videoUrl?.startsWith('/media/'));
  expect((await fetch(program.origin + (video as { videoUrl: string }).videoUrl)).status).toBe(200);

  program.signal('SIGINT');
  expect(await program.ended).toEqual({ code: 0, signal: null });
  expect(await processesOf(path.join(checkout, '.data/postgres'))).toBe(0);
}

test('a fresh copy starts, and keeps its data beside its sources', async () => {
  const checkout = await freshCopy();
  // The other test builds the explorers too.
  await expectToWork(await stage.start({ checkout, environment: { SANDBOX: 'false' } }), checkout);
});

const nobody = { uid: 65_534, gid: 65_534 };

/** null if it can be tested here; otherwise the reason why not. */
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
  'an ordinary user, who may not write to the packages, builds the pages too',
  async () => {
    const checkout = await freshCopy(nobody);
    const program = await stage.start({ checkout, uid: nobody.uid, environment: { PAGES: 'true' } });
    const page = await fetch(program.origin, { headers: { accept: 'text/html' } });
    const script = /\/assets\/[\w-]+\.js/.exec(await page.text())?.[0];
    expect((await fetch(`${program.origin}${script}`)).headers.get('content-type')).toContain('javascript');
    await expectToWork(program, checkout);
  },
);
