import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.cjs';
import { ROOT } from './platform/root';

export const CLIENT_FOLDER = path.join(ROOT, 'dist/client');
const STAMP = path.join(ROOT, 'dist/client-built-from');
const VITE = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');

/** What the built client depends on: its own sources, the rules it shares with the server, the locked libraries. */
const SOURCES = ['client', 'server', 'package-lock.json'];
const isSource = (file: string) =>
  file.startsWith('client') || file === 'package-lock.json' || file.endsWith('.rules.ts');

/**
 * Builds the client unless the last build was made from these very sources. Returns whether it built. Rejects when the
 * build fails, which has printed why.
 */
export async function ensureClientBuild(): Promise<boolean> {
  const fingerprint = fingerprintOf(ROOT, SOURCES, isSource);
  const isWhole = fs.existsSync(STAMP) && fs.existsSync(path.join(CLIENT_FOLDER, 'index.html'));
  if (isWhole && fs.readFileSync(STAMP, 'utf8') === fingerprint) return false;
  // A folder of its own: another process may be building too, or be serving the build before.
  const draft = `${CLIENT_FOLDER}-${randomUUID()}`;
  await runVite(draft);
  fs.rmSync(STAMP, { force: true });
  fs.rmSync(CLIENT_FOLDER, { recursive: true, force: true });
  fs.renameSync(draft, CLIENT_FOLDER);
  fs.writeFileSync(STAMP, fingerprint);
  return true;
}

/** In a process of its own, because the memory that a build takes is never given back. */
async function runVite(outDir: string): Promise<void> {
  const words = ['build', '--config', path.join(ROOT, 'client/vite.config.mts'), '--outDir', outDir];
  // The default loader writes beside the packages, where whoever starts the server may not be allowed to.
  const vite = spawn(process.execPath, [VITE, ...words, '--configLoader', 'runner', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const [code] = (await once(vite, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The pages could not be built; the lines above say why.');
}

if (require.main === module) void ensureClientBuild();
