// Prints the lines of the repository by folder: source, styles, tests and generated code.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KINDS = ['source', 'styles', 'tests', 'generated'];
const GENERATED = /\/__generated__\//;
const TEST = /\.test\.\w+$|\.testing\.tsx?$|\/test\/|\.rows\.ts$/;

/** null: neither code nor styles. */
function kindOf(file) {
  if (!/\.(ts|tsx|mts|cts|mjs|cjs|js|css|graphql)$/.test(file) || file === 'schema.graphql') return null;
  if (GENERATED.test(file)) return 'generated';
  if (TEST.test(file)) return 'tests';
  return file.endsWith('.css') ? 'styles' : 'source';
}

/** `server/modules/quizzes`, `client/src/modules/quizzes`, `server/rest`, `migrations`. */
function folderOf(file) {
  const parts = file.split('/').slice(0, -1);
  const depth = parts[0] === 'client' ? 2 : 1;
  return (
    parts
      .slice(0, parts[depth] === 'modules' || parts[depth] === 'platform' ? depth + 2 : depth + 1)
      .join('/') || '.'
  );
}

const counts = new Map();
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)) {
  const kind = kindOf(file);
  if (kind === null) continue;
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  for (const folder of [folderOf(file), file.startsWith('tools/') ? 'tools in all' : 'all but tools']) {
    const row = counts.get(folder) ?? Object.fromEntries(KINDS.map((name) => [name, 0]));
    row[kind] += lines;
    counts.set(folder, row);
  }
}

const totals = ['all but tools', 'tools in all'];
const folders = [...counts.keys()]
  .filter((folder) => !totals.includes(folder))
  .sort((a, b) => a.localeCompare(b));
const width = Math.max(...folders.map((folder) => folder.length));
console.log(''.padEnd(width), ...KINDS.map((kind) => kind.padStart(10)));
for (const folder of [...folders, ...totals.filter((total) => counts.has(total))])
  console.log(folder.padEnd(width), ...KINDS.map((kind) => String(counts.get(folder)[kind]).padStart(10)));
