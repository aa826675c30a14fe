import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { readFileSync, statSync, truncateSync, utimesSync, watch, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

jest.setTimeout(120_000);

const REPOSITORY = path.resolve(__dirname, '..');
const COPIED = [
  ...['start.cjs', 'code-cache.cjs', 'fingerprint.cjs', 'compile.ts', 'platform/root.ts'].map(
    (name) => `server/${name}`,
  ),
  '.swcrc',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const THREAD = 'server/features/rosters/reading/roster-thread.ts';
const COMPILED_THREAD = 'roster-thread.js';

/** A checkout whose server prints a word and exits. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waymark-start-'));
  chmodSync(root, 0o755);
  for (const name of COPIED) cpSync(path.join(REPOSITORY, name), path.join(root, name));
  mkdirSync(path.join(root, 'migrations'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  write(
    'server/main.ts',
    "import { word } from './word';\nconsole.log(word);\nexport const started = Promise.resolve();\n",
  );
  // Each thread of the server is compiled into a file of its own.
  mkdirSync(path.join(root, path.dirname(THREAD)), { recursive: true });
  write(THREAD, 'export {};\n');
  says('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inRoot = (name: string) => path.join(root, name);
const write = (name: string, text: string) => writeFileSync(inRoot(name), text);
const says = (word: string) => write('server/word.ts', `export const word: string = '${word}…';\n`);
const compiledFiles = () => readdirSync(inRoot('dist/server')).sort();
const CODE_CACHE = `main-${process.version}-${process.arch}.cache`;

function spawnStart(uid?: number): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
} {
  const child = spawn(process.execPath, ['server/start.cjs'], {
    cwd: root,
    uid,
    gid: uid,
    // A separate process group, so that the compilation is killed with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

const start = (uid?: number) => spawnStart(uid).ended;

test('compiles at the first start and loads what it compiled at the next', async () => {
  expect(await start()).toEqual({ code: 0, output: 'Compiled the server.\none…\n' });
  expect(compiledFiles()).toEqual([CODE_CACHE, 'main.js', COMPILED_THREAD]);
  const [code, cache] = ['main.js', CODE_CACHE].map((name) => readFileSync(inRoot(`dist/server/${name}`)));
  expect(await start()).toEqual({ code: 0, output: 'one…\n' });
  expect(readFileSync(inRoot('dist/server/main.js'))).toEqual(code);
  expect(readFileSync(inRoot(`dist/server/${CODE_CACHE}`))).toEqual(cache);
});

test('the server has a navigator, also where Node.js has none yet', async () => {
  write('server/word.ts', 'export const word = navigator.userAgent;\n');
  expect((await start()).output).toMatch(/^Node\.js\/\d+/m);
});

test('compiles again when a source or the packages changed, a test apart', async () => {
  await start();
  write('server/word.test.ts', 'test.todo("nothing");\n');
  expect((await start()).output).toBe('one…\n');
  // The same length as before: V8 alone would accept its outdated cache.
  says('two');
  expect((await start()).output).toBe('Compiled the server.\ntwo…\n');
  expect((await start()).output).toBe('two…\n');
  write('package-lock.json', '{}');
  expect((await start()).output).toBe('Compiled the server.\ntwo…\n');
});

test('a change that leaves the size and the time of the last change compiles again, a touched file does not', async () => {
  // A file is recorded once it is three seconds old.
  await pause(3100);
  await start();
  expect(existsSync(inRoot('dist/server-sources'))).toBe(true);
  const word = inRoot('server/word.ts');
  const { atime, mtime } = statSync(word);
  says('two');
  utimesSync(word, atime, mtime);
  expect((await start()).output).toBe('Compiled the server.\ntwo…\n');
  utimesSync(word, new Date(), new Date());
  expect((await start()).output).toBe('two…\n');
});

test('loads what was compiled where there are no sources, as in an image', async () => {
  await start();
  for (const name of ['server/main.ts', 'server/word.ts', 'migrations', '.swcrc', 'package-lock.json'])
    rmSync(inRoot(name), { recursive: true });
  expect(await start()).toEqual({ code: 0, output: 'one…\n' });
});

test('never loads what a kill left behind', async () => {
  mkdirSync(inRoot('dist/server'), { recursive: true });
  const { child, ended } = spawnStart();
  const watcher = watch(inRoot('dist/server'));
  await once(watcher, 'change');
  watcher.close();
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
  expect((await start()).output).toMatch(/^(Compiled the server\.\n)?one…\n$/);
  says('two');
  expect((await start()).output).toBe('Compiled the server.\ntwo…\n');
});

test('two starts at once both compile, and either result is whole', async () => {
  const both = await Promise.all([start(), start()]);
  for (const { code, output } of both) {
    expect(output).toMatch(/^(Compiled the server\.\n)?one…\n$/);
    expect(code).toBe(0);
  }
  expect(compiledFiles()).toEqual([CODE_CACHE, 'main.js', COMPILED_THREAD]);
  expect(await start()).toEqual({ code: 0, output: 'one…\n' });
});

test('a damaged code cache is made anew', async () => {
  await start();
  const cache = inRoot(`dist/server/${CODE_CACHE}`);
  const whole = readFileSync(cache).length;
  truncateSync(cache, Math.floor(whole / 2));
  expect(await start()).toEqual({ code: 0, output: 'one…\n' });
  expect(readFileSync(cache).length).toBeGreaterThan(whole / 2);
});

test('says so and ends when the sources do not compile, and leaves the last result', async () => {
  await start();
  const before = readFileSync(inRoot('dist/server/main.js'), 'utf8');
  write('server/word.ts', 'export const word = ;\n');
  const { code, output } = await start();
  expect(output).toMatch(/word\.ts[^]*The server could not be compiled; the lines above say why\.\n$/);
  expect(code).toBe(1);
  expect(readFileSync(inRoot('dist/server/main.js'), 'utf8')).toBe(before);
});

(process.getuid?.() === 0 ? test : test.skip)(
  'runs the sources, or what is compiled already, where it may not write',
  async () => {
    const nobody = 65_534;
    expect(await start(nobody)).toEqual({ code: 0, output: 'one…\n' });
    expect(existsSync(inRoot('dist'))).toBe(false);

    await start();
    rmSync(inRoot(`dist/server/${CODE_CACHE}`));
    expect(await start(nobody)).toEqual({ code: 0, output: 'one…\n' });
    expect(compiledFiles()).toEqual(['main.js', COMPILED_THREAD]);
  },
);
