import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.cjs';
import { ROOT } from './platform/root';

export const CLIENT_FOLDER = path.join(ROOT, 'dist/client');
export const EXPLORERS_FOLDER = path.join(ROOT, 'dist/graphiql');

interface ViteBuild {
  folder: string;
  /** File with the fingerprint of the sources that the folder was built from. */
  stamp: string;
  /** File that saves hashing sources that did not change since; see fingerprintOf. */
  record: string;
  /** Vite's configuration, relative to the root of the repository. */
  config: string;
  /** Files and folders that the build depends on, relative to the root of the repository. */
  sources: string[];
  /** Which files of `sources` count. */
  isSource: (file: string) => boolean;
}

const GRAPHIQL = path.join('client', 'graphiql');

/** The pages: their own sources, the rules shared with the server, and the lockfile. */
const CLIENT: ViteBuild = {
  folder: CLIENT_FOLDER,
  stamp: path.join(ROOT, 'dist/client-built-from'),
  record: path.join(ROOT, 'dist/client-sources'),
  config: 'client/vite.config.mts',
  sources: ['client', 'server', 'package-lock.json'],
  isSource: (file) =>
    (file.startsWith('client') && !file.startsWith(GRAPHIQL)) ||
    file === 'package-lock.json' ||
    file.endsWith('.rules.ts'),
};

/** GraphiQL and the Apollo Sandbox page, with their starter operations. */
const EXPLORERS: ViteBuild = {
  folder: EXPLORERS_FOLDER,
  stamp: path.join(ROOT, 'dist/graphiql-built-from'),
  record: path.join(ROOT, 'dist/graphiql-sources'),
  config: 'client/graphiql/vite.config.mts',
  sources: ['client/graphiql', 'client/src/lib', 'docs/api', 'package-lock.json'],
  isSource: (file) => !file.endsWith('.md'),
};

/**
 * Builds the client unless the last build is up to date or there are no sources, as in an image. Returns whether it
 * built. Rejects if the build fails, which has printed why.
 */
export const ensureClientBuild = () => ensureBuild(CLIENT);

/** The same for the explorers of the GraphQL API. */
export const ensureExplorersBuild = () => ensureBuild(EXPLORERS);

async function ensureBuild(build: ViteBuild): Promise<boolean> {
  const { folder, stamp, record, config, sources, isSource } = build;
  if (!fs.existsSync(path.join(ROOT, config))) return false;
  const fingerprint = fingerprintOf(ROOT, sources, isSource, record);
  const isWhole = fs.existsSync(stamp) && fs.existsSync(folder);
  if (isWhole && fs.readFileSync(stamp, 'utf8') === fingerprint) return false;
  // A temporary folder: another process may be building too, or serving the previous build.
  const draft = `${folder}-${randomUUID()}`;
  await runVite(config, draft);
  fs.rmSync(stamp, { force: true });
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(draft, folder);
  fs.writeFileSync(stamp, fingerprint);
  return true;
}

/** Runs in a separate process, because the memory of a build would never be released. */
async function runVite(config: string, outDir: string): Promise<void> {
  const program = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const words = ['build', '--config', path.join(ROOT, config), '--outDir', outDir];
  // The default loader writes into the packages' folder, which the current account may not be allowed to.
  const vite = spawn(
    process.execPath,
    [program, ...words, '--configLoader', 'runner', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // Tests build too, and must not serve React's development version.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const [code] = (await once(vite, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The pages could not be built; the lines above say why.');
}

if (require.main === module) void Promise.all([ensureClientBuild(), ensureExplorersBuild()]);
