import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const REPOSITORY = path.resolve(__dirname, '..');
const BUILT = 'Built the server and the pages.\n';

/** A checkout with a server, a thread and two pages of one line each. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waymark-build-'));
  chmodSync(root, 0o755);
  for (const name of ['server/build.cjs', 'server/rolldown.config.mjs', '.swcrc'])
    cpSync(path.join(REPOSITORY, name), path.join(root, name));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  for (const folder of ['client', 'client/graphiql']) {
    write(`${folder}/vite.config.mts`, `export default { root: '${root}/${folder}' };\n`);
    write(`${folder}/index.html`, '<title>A page</title>\n');
  }
  write('client/src/app/entry-server.tsx', 'export {};\n');
  write('package.json', '{}');
  write('package-lock.json', '{}');
  write('docs/api/README.md', '');
  write('migrations/index.ts', '');
  write('server/modules/teaching/rosters/reading/roster-thread.ts', 'export {};\n');
  write('server/main.ts', "import { word } from './word';\nconsole.log(word);\n");
  write('server/word.ts', "export const word = 'one';\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inRoot = (name: string) => path.join(root, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(inRoot(name)), { recursive: true });
  writeFileSync(inRoot(name), text);
}

const build = (uid?: number) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/build.cjs'],
      { cwd: root, uid, gid: uid, env: { PATH: process.env.PATH, NO_COLOR: '1' } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });

const server = () => readFileSync(inRoot('dist/server/main.js'), 'utf8');

test('a build has the server, its threads and the pages, is not repeated, and outlives one that fails', async () => {
  const FOLDERS = ['begun', 'client', 'graphiql', 'pages', 'server'];
  expect(await build()).toEqual({ code: 0, output: expect.stringContaining(BUILT) as string });
  expect(readdirSync(inRoot('dist')).sort()).toEqual(FOLDERS);
  expect(readdirSync(inRoot('dist/server')).sort()).toEqual(['main.js', 'roster-thread.js']);
  expect(existsSync(inRoot('dist/client/index.html'))).toBe(true);
  expect(await build()).toEqual({ code: 0, output: '' });

  const before = server();
  write('server/word.ts', 'export const word = ;\n');
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('word.ts');
  expect(output).toContain('Waymark could not be built: the lines above say why\n');
  expect(server()).toBe(before);
  expect(readdirSync(inRoot('dist')).sort()).toEqual(FOLDERS);
});

test('a changed or removed source is built again, a changed test is not', async () => {
  write('server/word.test.ts', '');
  await build();
  write('server/word.test.ts', 'test.todo("nothing");\n');
  expect((await build()).output).toBe('');
  write('server/word.ts', "export const word = 'two';\n");
  utimesSync(inRoot('server/word.ts'), new Date(0), new Date(0));
  expect((await build()).output).toContain(BUILT);
  expect(server()).toContain('"two"');
  write('package-lock.json', '{ }');
  expect((await build()).output).toContain(BUILT);
  rmSync(inRoot('docs/api/README.md'));
  expect((await build()).output).toContain(BUILT);
});

test('an account that may not write needs nothing but an existing build', async () => {
  // Root may always write, so it builds as nobody.
  const other = process.getuid?.() === 0 ? 65_534 : undefined;
  chmodSync(root, 0o555);
  const { code, output } = await build(other);
  expect(code).toBe(1);
  expect(output).toMatch(/^Waymark could not be built: EACCES/);
  chmodSync(root, 0o755);
  await build();
  chmodSync(root, 0o555);
  expect(await build(other)).toEqual({ code: 0, output: '' });
  chmodSync(root, 0o755);
});
