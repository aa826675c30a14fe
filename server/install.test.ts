import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waymark-install-'));
  mkdirSync(path.join(root, 'server'));
  copyFileSync(path.join(__dirname, 'install.cjs'), path.join(root, 'server/install.cjs'));
  for (const name of ['one', 'two']) {
    mkdirSync(path.join(root, name));
    writeFileSync(path.join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  dependOn('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a manifest and lockfile with one package from a local folder, so that no registry is needed. */
function dependOn(name: string): void {
  const manifest = { name: 'sample', version: '1.0.0', devDependencies: { [name]: `file:${name}` } };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  const packages = {
    '': manifest,
    [name]: { version: '1.0.0', dev: true },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const lockfile = { name: 'sample', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lockfile));
}

function install(...nodeOptions: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeOptions, path.join(root, 'server/install.cjs')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  return { status, output: stdout + stderr };
}

const has = (name: string): boolean => existsSync(path.join(root, 'node_modules', name, 'package.json'));

test('installs on the first start, development packages too, and is silent on the second', () => {
  const first = install();
  expect(first.output).toMatch(/^Installing packages; this takes a minute or two/m);
  expect(first.status).toBe(0);
  expect(has('one')).toBe(true);
  expect(install()).toEqual({ status: 0, output: '' });
});

test('installs again when the lockfile has changed or the folder came from another platform', () => {
  install();
  dependOn('two');
  expect(install().output).toMatch(/^Installing packages/m);
  expect([has('one'), has('two')]).toEqual([false, true]);

  const stamp = path.join(root, 'node_modules/.waymark-installed');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(/^\S+/, 'sunos-mips'));
  expect(install().output).toMatch(/^Installing packages/m);
});

test('what npm itself has installed is not installed again', () => {
  install();
  rmSync(path.join(root, 'node_modules/.waymark-installed'));
  expect(install()).toEqual({ status: 0, output: '' });
  rmSync(path.join(root, 'node_modules/.waymark-installed'));
  dependOn('two');
  expect(install().output).toMatch(/^Installing packages/m);
});

test('a failed installation is said, and not taken for a finished one', () => {
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'sample', dependencies: { two: 'file:two' } }),
  );
  const { status, output } = install();
  expect(status).not.toBe(0);
  expect(output).toContain(
    'The packages could not be installed; the lines above say why. Check the connection',
  );
  expect(existsSync(path.join(root, 'node_modules/.waymark-installed'))).toBe(false);
});

test('an old Node is refused in a sentence', () => {
  const preload = path.join(root, 'old.cjs');
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'version', { value: 'v20.18.3' });
     Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });`,
  );
  expect(install('-r', preload)).toEqual({
    status: 1,
    output: 'Waymark needs Node.js 20.19 or newer, and this is v20.18.3.\n',
  });
});
