import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Install locations of Linux distributions and macOS. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A container has no sandbox and often no network; nothing may wait for either. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches a browser with a fresh profile. Close it in afterAll. */
export function launchChromium(program = findChromium()): Promise<Browser> {
  return chromium.launch({ executablePath: program, args: FLAGS });
}

/**
 * The program named by CHROMIUM, npm's, or one in a usual location. npm's comes first, because it is the same for
 * everybody and, as a headless build, uses half the CPU time; it may lack system libraries. Throws with instructions if
 * there is none.
 */
export function findChromium(
  named: string | undefined = process.env.CHROMIUM?.trim(),
  places: readonly string[] = USUAL_PLACES,
): string {
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, where there is no file. ${HOW_TO_NAME_ONE}`);
  }
  const found = chromiumFromNpm() ?? places.find((place) => fs.existsSync(place));
  if (found) return found;
  throw new Error(`The browser tests found no Chromium that starts on this machine. ${HOW_TO_NAME_ONE}`);
}

const HOW_TO_NAME_ONE =
  'Install Chromium or Google Chrome, or set CHROMIUM to the path of one: CHROMIUM=/path/to/chromium npm test.';

const ROOT = path.resolve(__dirname, '../../..');
const UNPACKED = path.join(ROOT, 'node_modules/.cache/chromium');

/** The program of @sparticuz/chromium, unpacked once; null where it cannot start. It is built only for Linux on x64. */
function chromiumFromNpm(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const program = path.join(UNPACKED, 'chromium');
  if (!fs.existsSync(program)) unpackInto(UNPACKED);
  return spawnSync(program, ['--version']).status === 0 ? program : null;
}

/** Unpacks atomically: another test file may be unpacking at the same moment. */
function unpackInto(folder: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const draft = fs.mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files; in a separate process that can be any.
  execFileSync(process.execPath, ['-e', "require('@sparticuz/chromium').executablePath()"], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: draft },
  });
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true });
    if (!fs.existsSync(folder)) throw error;
  }
}
