import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Where Linux distributions and macOS put it. */
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

/** A container has no sandbox to give and often no network; nothing here may wait for either. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a fresh profile. Close it in afterAll. */
export function launchChromium(program = findChromium()): Promise<Browser> {
  return chromium.launch({ executablePath: program, args: FLAGS });
}

/**
 * The program named by CHROMIUM, the one that npm brought, or one in a usual place. Npm's comes first, because it is the
 * same for everybody and, being made for drawing without a screen, takes half the processor time; it may lack libraries
 * of the system. Throws with a sentence that says how to name one.
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

/** The program of @sparticuz/chromium, unpacked once; null where it cannot start. It is built for Linux on x64 alone. */
function chromiumFromNpm(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const program = path.join(UNPACKED, 'chromium');
  if (!fs.existsSync(program)) unpackInto(UNPACKED);
  return spawnSync(program, ['--version']).status === 0 ? program : null;
}

/** Appears whole or not at all: another test file may be unpacking at the same moment. */
function unpackInto(folder: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const draft = fs.mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files; in a process of its own that can be any.
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
