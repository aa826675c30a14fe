// Used before anything is compiled, so it is CommonJS with only Node's own modules.
'use strict';
const { createHash, randomUUID } = require('node:crypto');
const {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');

/** Files that no compiled server depends on. */
const TESTS_ALONE = /\.test\.ts$|^server[\\/](test|drill|attack|bench)[\\/]/;

/**
 * A file changed within this time before a look at it may change again without a sign: timestamps count in steps, of
 * two seconds on some file systems.
 */
const STEP_OF_TIMESTAMPS_MS = 3000;

/**
 * Hashes names and contents. As that takes a tenth of a second, the result is recorded with the size and times of each
 * file, and returned from there while those are the same. A checkout or a copy of the folder has other times, so its
 * files are hashed.
 *
 * @param {string} root
 * @param {string[]} names Files and folders below `root`; a folder stands for all files below it.
 * @param {(file: string) => boolean} isSource Whether a file, named from `root`, counts.
 * @param {string} record File for the record; it is written if its folder exists and may be written to.
 */
function fingerprintOf(root, names, isSource, record) {
  const now = Date.now();
  /** @type {string[]} */
  const files = names.flatMap((name) => filesBelow(root, name)).filter(isSource);
  files.sort();
  // Before the contents: a file that changes in between has other times at the next look.
  const stats = files.map((file) => statSync(root + path.sep + file));
  const seen = files.map((file, index) => lineFor(file, stats[index])).join('\n');
  const recorded = readRecord(record);
  if (recorded?.seen === seen) return recorded.fingerprint;

  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  const fingerprint = hash.digest('hex');
  const newest = now - STEP_OF_TIMESTAMPS_MS;
  if (stats.every(({ mtimeMs, ctimeMs }) => mtimeMs < newest && ctimeMs < newest))
    writeRecord(record, `${fingerprint}\n${seen}`);
  return fingerprint;
}

/**
 * `ctimeMs` tells of a change also where `mtimeMs` was set afterwards, as archives and copies do.
 *
 * @param {string} file @param {import('node:fs').Stats} stats
 */
const lineFor = (file, { size, mtimeMs, ctimeMs }) => `${file} ${size} ${mtimeMs} ${ctimeMs}`;

/** @param {string} record */
function readRecord(record) {
  try {
    const [, fingerprint, seen] = /^(\w{64})\n([^]*)$/.exec(readFileSync(record, 'utf8')) ?? [];
    return fingerprint === undefined ? null : { fingerprint, seen };
  } catch {
    return null;
  }
}

/** Nothing depends on the record, so it may be impossible to write. @param {string} record @param {string} text */
function writeRecord(record, text) {
  const draft = `${record}.${randomUUID()}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, record);
  } catch {
    if (existsSync(draft)) rmSync(draft);
  }
}

/**
 * Joins names itself, because `path.relative` takes twice as long as all the rest.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(root, name) {
  const absolute = root + path.sep + name;
  if (statSync(absolute).isFile()) return [name];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const below = name + path.sep + entry.name;
    if (entry.isDirectory()) return filesBelow(root, below);
    return entry.isFile() ? [below] : [];
  });
}

/** Fingerprint of everything that the compiled server is built from. @param {string} root */
const serverFingerprint = (root) =>
  fingerprintOf(
    root,
    ['server', 'migrations', '.swcrc', 'package.json', 'package-lock.json'],
    (file) => !TESTS_ALONE.test(file) && /\.(ts|json)$|swcrc$/.test(file),
    path.join(root, 'dist/server-sources'),
  );

module.exports = { fingerprintOf, serverFingerprint };
