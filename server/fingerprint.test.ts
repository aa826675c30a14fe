import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.cjs';

/** What the record is made to say, so that a fingerprint tells where it came from. */
const RECORDED = 'f'.repeat(64);
const LATER_MS = 60_000;
const LONG_AGO = new Date('2020-01-01');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waymark-fingerprint-'));
  for (const folder of ['source/deep', 'dist']) mkdirSync(inRoot(folder), { recursive: true });
  write('source/a.ts', 'one');
  write('source/deep/b.ts', 'two');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const inRoot = (name: string) => path.join(root, name);
const write = (name: string, text: string) => writeFileSync(inRoot(name), text);
const record = () => inRoot('dist/record');
const fingerprint = () => fingerprintOf(root, ['source'], (file) => file.endsWith('.ts'), record());
/** Lets a minute pass, after which nobody still writes what they wrote before. */
const wait = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS);

/** Records the files as they are now, with the fingerprint `RECORDED`; returns the true one. */
function recordThem(): string {
  wait();
  const hashed = fingerprint();
  write('dist/record', readFileSync(record(), 'utf8').replace(hashed, RECORDED));
  expect(fingerprint()).toBe(RECORDED);
  return hashed;
}

test('what did not change is not hashed again', () => {
  const hashed = recordThem();
  expect(hashed).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint()).toBe(RECORDED);
  write('source/no-source.md', 'three');
  expect(fingerprint()).toBe(RECORDED);
});

test('a change is noticed, also one that leaves the size and the time of the last change', () => {
  // Whole milliseconds: it can be set again exactly.
  utimesSync(inRoot('source/a.ts'), LONG_AGO, LONG_AGO);
  const hashed = recordThem();
  write('source/a.ts', 'two');
  utimesSync(inRoot('source/a.ts'), LONG_AGO, LONG_AGO);
  expect([hashed, RECORDED]).not.toContain(fingerprint());
});

test('another file moved to the place of one is noticed', () => {
  const hashed = recordThem();
  write('elsewhere', 'two');
  renameSync(inRoot('elsewhere'), inRoot('source/a.ts'));
  expect([hashed, RECORDED]).not.toContain(fingerprint());
});

test('a touched file is hashed, and without another content the fingerprint is the same', () => {
  const hashed = recordThem();
  utimesSync(inRoot('source/a.ts'), new Date(), new Date());
  expect(fingerprint()).toBe(hashed);
  wait();
  expect(readFileSync(record(), 'utf8')).toContain(hashed);
});

test.each([
  ['added', () => write('source/deep/c.ts', '')],
  ['deleted', () => rmSync(inRoot('source/a.ts'))],
  ['renamed', () => renameSync(inRoot('source/a.ts'), inRoot('source/c.ts'))],
])('a file that was %s is noticed', (_, change) => {
  const hashed = recordThem();
  change();
  expect([hashed, RECORDED]).not.toContain(fingerprint());
});

test('a file that may still be changing is not recorded: its times may stay the same', () => {
  const hashed = fingerprint();
  expect(existsSync(record())).toBe(false);
  // One from the future, as after a clock was put back, is never recorded.
  const tomorrow = new Date(Date.now() + 86_400_000);
  utimesSync(inRoot('source/a.ts'), tomorrow, tomorrow);
  wait();
  expect(fingerprint()).toBe(hashed);
  expect(existsSync(record())).toBe(false);
});

test('the time that counts is the last change, also where another was set', () => {
  for (const name of ['source/a.ts', 'source/deep/b.ts']) utimesSync(inRoot(name), LONG_AGO, LONG_AGO);
  fingerprint();
  expect(existsSync(record())).toBe(false);
});

test.each([
  ['empty', () => ''],
  ['cut', (text: string) => text.slice(0, -1)],
  ['without a fingerprint', (text: string) => text.slice(1)],
])('a record that is %s is ignored and written anew', (_, damage) => {
  const hashed = recordThem();
  write('dist/record', damage(readFileSync(record(), 'utf8')));
  expect(fingerprint()).toBe(hashed);
  expect(readFileSync(record(), 'utf8').startsWith(`${hashed}\n`)).toBe(true);
});

test('without a place for the record, the files are hashed each time', () => {
  const hashed = recordThem();
  rmSync(inRoot('dist'), { recursive: true });
  expect(fingerprint()).toBe(hashed);
  expect(existsSync(inRoot('dist'))).toBe(false);
  // A folder in its place: the record cannot be written, and leaves nothing behind.
  mkdirSync(record(), { recursive: true });
  expect(fingerprint()).toBe(hashed);
  expect(readdirSync(inRoot('dist'))).toEqual(['record']);
});
