import fs from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(__dirname, '../..');

/** Runs the test files of folders as one suite, except the nightly ones. */
export function runTogether(...folders: string[]): void {
  runFiles(folders.flatMap((folder) => filesIn(folder, /(?<!nightly)\.test\.ts$/)));
}

/** Takes as long as a suite, and is one of its own. */
export const LONG_CONVENTION = 'policy-matrix';

/** Tests that send every document. */
const CANARIES = 'answer-key|people-canaries';

/** Runs the tests that look for what must not reach somebody as one suite. */
export function runCanaries(): void {
  runFiles(filesIn('test', new RegExp(`^(${CANARIES})\\.test\\.ts$`)));
}

/** Runs the other tests of conventions as one suite. */
export function runConventions(): void {
  runFiles(filesIn('test', new RegExp(`^(?!${LONG_CONVENTION}|${CANARIES})[\\w-]+\\.test\\.ts$`)));
}

/**
 * Runs every n-th of the browser's test files as one suite. First those that look at screens: they take longest, and meet
 * the demo as it was seeded.
 */
export function runBrowserTests(first: number, n: number): void {
  const files = [
    ...filesIn('test/browser', /-screens\.browser\.test\.ts$/),
    ...filesIn('test/browser', /(?<!-screens)\.browser\.test\.ts$/),
  ];
  runFiles(files.filter((_, index) => index % n === first));
}

const filesIn = (folder: string, names: RegExp) =>
  fs
    .readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/**
 * Each file as if it ran by itself: Jest reads the application's modules again for every suite, which takes longer than
 * most files' tests.
 */
function runFiles(files: string[]): void {
  describe.each(files)('%s', (file) => {
    // A file's tests and hooks become those of this block.
    jest.requireActual(path.join(SERVER, file));
  });
}
