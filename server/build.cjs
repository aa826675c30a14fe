// `npm run build`, also the first step of `npm start`: builds dist/ if a source is newer than the last build.
'use strict';
const { spawn } = require('node:child_process');
const events = require('node:events');
const fs = require('node:fs');
const path = require('node:path');

process.chdir(path.resolve(__dirname, '..'));

const SOURCES = ['client', 'docs/api', 'migrations', 'server', '.swcrc', 'package.json', 'package-lock.json'];
const TESTS = /\.test\.tsx?$|^server[\\/]test[\\/]/;
/** A file created when the last build began. */
const BEGUN = 'dist/begun';

const VITE = ['vite/bin/vite.js', 'build', '--configLoader', 'runner', '--logLevel', 'warn', '--config'];
const BUILDS = {
  client: [...VITE, 'client/vite.config.mts', '--outDir'],
  pages: [...VITE, 'client/vite.config.mts', '--ssr', 'src/app/entry-server.tsx', '--outDir'],
  graphiql: [...VITE, 'client/graphiql/vite.config.mts', '--outDir'],
  server: ['rolldown/bin/cli.mjs', '--config', 'server/rolldown.config.mjs', '--dir'],
};

/** With its folders, whose times tell of removed files. */
const everythingIn = (name) =>
  fs.statSync(name).isFile()
    ? [name]
    : [name, ...fs.readdirSync(name).flatMap((entry) => everythingIn(path.join(name, entry)))];

/** Looks at `ctimeMs` too, because unpacked files have the time of modification that the archive says. */
function isUpToDate() {
  if (!fs.existsSync(BEGUN)) return false;
  const begun = fs.statSync(BEGUN).mtimeMs;
  return SOURCES.flatMap(everythingIn)
    .filter((name) => !TESTS.test(name))
    .map((name) => fs.statSync(name))
    .every(({ mtimeMs, ctimeMs }) => mtimeMs < begun && ctimeMs < begun);
}

/** Builds into a folder of its own: another process may be building too, or serving the last build. */
async function build() {
  fs.mkdirSync('dist', { recursive: true });
  const draft = path.resolve(fs.mkdtempSync('dist/draft-'));
  fs.writeFileSync(path.join(draft, 'begun'), '');
  const codes = await Promise.all(Object.keys(BUILDS).map((name) => run(name, path.join(draft, name))));
  const isBuilt = codes.every((code) => code === 0);
  if (isBuilt)
    for (const name of [...Object.keys(BUILDS), 'begun']) replace(`dist/${name}`, path.join(draft, name));
  fs.rmSync(draft, { recursive: true });
  if (!isBuilt) throw new Error('the lines above say why');
  console.log('Built the server and the pages.');
}

async function run(name, folder) {
  const [program, ...words] = BUILDS[name];
  const child = spawn(process.execPath, [path.resolve('node_modules', program), ...words, folder], {
    // Without the sizes of all files.
    stdio: ['ignore', 'ignore', 'inherit'],
    // The tests build too, and React has a development version.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return (await events.once(child, 'exit'))[0];
}

/** Again if another process has just put its own there. */
function replace(name, draft) {
  fs.rmSync(name, { recursive: true, force: true });
  try {
    fs.renameSync(draft, name);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    replace(name, draft);
  }
}

async function main() {
  try {
    if (!isUpToDate()) await build();
  } catch (error) {
    console.error(`Waymark could not be built: ${error.message}`);
    process.exitCode = 1;
  }
}

void main();
