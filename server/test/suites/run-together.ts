import fs from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(__dirname, '../..');

/**
 * Runs the test files of folders as one suite, each as if it ran by itself: Jest reads the application's modules again
 * for every suite, which takes longer than most files' tests.
 */
export function runTogether(...folders: string[]): void {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!nightly)\.test\.ts$/.test(name))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  describe.each(files)('%s', (file) => {
    // A file's tests and hooks become those of this block.
    jest.requireActual(path.join(SERVER, file));
  });
}
