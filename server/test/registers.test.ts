import fs from 'node:fs';
import path from 'node:path';
import { migrations } from '../../migrations';
import { modules } from '../modules';
import { sourceFiles } from './sources';

// What the program lists must be complete. Each failure says what to add, and where.

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const sources = sourceFiles().filter(({ isTest }) => !isTest);

it('migrations/index.ts lists every migration, oldest first', () => {
  const files = fs.readdirSync(path.join(ROOT, 'migrations')).filter((name) => /^\d/.test(name));
  const expected = files.sort().map((name) => name.replace(/^(\d+)-(\w+)\.ts$/, '$2$1'));
  const listed = migrations.map(({ name }) => name);
  const missing = expected.filter((name) => !listed.includes(name));
  expect(missing.map((name) => `Add ${name} to migrations/index.ts`)).toEqual([]);
  expect(listed).toEqual(expected);
});

it.each([
  ['server/modules/index.ts', /^server\/(modules|platform)\/.*\.module\.ts$/],
  ['server/rest/routes.ts', /^server\/rest\/.*\.routes\.ts$/],
])('%s imports every file it registers', (register, pattern) => {
  const imports = sources.find(({ path }) => path === register)!.imports;
  const missing = sources
    .map(({ path }) => path)
    .filter((file) => pattern.test(file) && !imports.includes(file.replace(/\.ts$/, '')));
  expect(missing.map((file) => `Import ${file} in ${register} and add its export to the list`)).toEqual([]);
});

it('one suite runs the tests of each module', () => {
  const suites = fs
    .readdirSync(path.join(__dirname, 'suites'))
    .flatMap((name) => read(`server/test/suites/${name}`).match(/(?<='modules\/)[\w-]+/g) ?? []);
  const tested = sources.flatMap(({ path }) => /^server\/modules\/([\w-]+)\//.exec(path)?.[1] ?? []);
  expect(suites.sort()).toEqual([...new Set(tested)].sort());
});

it.each([
  ['entities', /@Entity\([^)]*\)\s*export class (\w+)/g],
  ['resolvers', /@Resolver\([^@]*?\)\s*export class (\w+)/g],
] as const)('every module lists its %s', (part, pattern) => {
  const declared = sources
    .filter(({ path }) => /^server\/(modules|platform)\//.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ path, name: name! })));
  expect(declared.length).toBeGreaterThan(10);
  const listed = new Set(modules.flatMap((module) => module[part].map(({ name }) => name)));
  const missing = declared.filter(({ name }) => !listed.has(name));
  expect(missing.map(({ path, name }) => `Add ${name} (${path}) to the ${part} of its *.module.ts`)).toEqual(
    [],
  );
});

it('reads through a repository are not made with Database.with, which counts the table as written', () => {
  const READ_ALONE = /\.with\(\s*\w+,\s*\((\w+)\) =>\s*\1\.(?:find|count|exist)\w*\(/g;
  const found = sources.flatMap(({ path, text }) => [...text.matchAll(READ_ALONE)].map(() => path));
  expect(found.map((path) => `Use Database.reading in ${path}`)).toEqual([]);
});

it('the numbers of advisory locks differ, so that nobody waits for an unrelated lock', () => {
  const numbers = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/const \w*LOCK = ([\d_]+);/g)].map(([, number]) => ({ path, number: number! })),
  );
  expect(numbers.length).toBeGreaterThan(3);
  const shared = numbers.filter(({ path, number }) =>
    numbers.some((other) => other.number === number && other.path !== path),
  );
  expect(shared).toEqual([]);
});

it('the browser tests open every address of the client', () => {
  const tests = fs
    .readdirSync(path.join(__dirname, 'browser'))
    .map((name) => read(`server/test/browser/${name}`))
    .join('\n');
  // Of an address whose query is optional, only the address without it; aliases open the same pages.
  const [paths] = read('client/src/app/paths.ts').split('} as const');
  const addresses = [...paths!.matchAll(/(\w+):[^'`\n]*\s*['`](\/(?:\$\{\w+\}|[^'`?$])*)['`?]/g)];
  expect(addresses.length).toBeGreaterThan(30);
  const missing = addresses.filter(([, , address]) => {
    const pattern = address!
      .replaceAll(/\$\{[^}]*\}/g, '\u0000')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\u0000', "[^/'`]+");
    return !new RegExp(`['"\`}]${pattern}(['"\`?#]|\\$\\{)`).test(tests);
  });
  expect(
    missing.map(
      ([, name, address]) => `Open ${address} (paths.${name}) in a server/test/browser/*-screens test`,
    ),
  ).toEqual([]);
});
