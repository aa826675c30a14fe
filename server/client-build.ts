import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');
export const CLIENT_FOLDER = path.join(ROOT, 'dist/client');
const STAMP = path.join(ROOT, 'dist/client-built-from');

/** What the built client depends on: its own sources, the rules it shares with the server, the locked libraries. */
const SOURCES = ['client', 'server', 'package-lock.json'];
const isSource = (file: string) =>
  file.startsWith('client') || file === 'package-lock.json' || file.endsWith('.rules.ts');

/** Builds the client unless the last build was made from these very sources. Returns whether it built. */
export async function ensureClientBuild(): Promise<boolean> {
  const fingerprint = fingerprintOf(SOURCES.flatMap((name) => filesBelow(name)).filter(isSource));
  const isWhole = fs.existsSync(STAMP) && fs.existsSync(path.join(CLIENT_FOLDER, 'index.html'));
  if (isWhole && fs.readFileSync(STAMP, 'utf8') === fingerprint) return false;
  // A build that is interrupted has emptied the folder already.
  fs.rmSync(STAMP, { force: true });
  // Vite is large: only a start that builds pays for loading it.
  const { build } = await import('vite');
  await build({
    configFile: path.join(ROOT, 'client/vite.config.mts'),
    // The default writes beside the packages, where whoever starts the server may not be allowed to.
    configLoader: 'runner',
    logLevel: 'warn',
  });
  fs.writeFileSync(STAMP, fingerprint);
  return true;
}

function filesBelow(name: string): string[] {
  const absolute = path.join(ROOT, name);
  if (fs.statSync(absolute).isFile()) return [name];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** By content: a checkout's times say nothing, and reading some hundred small files takes milliseconds. */
function fingerprintOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

if (require.main === module) void ensureClientBuild();
