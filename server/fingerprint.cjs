// Used before anything is compiled, so it is CommonJS with only Node's own modules.
'use strict';
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

/** Files that no compiled server depends on. */
const TESTS_ALONE = /\.test\.ts$|^server[\\/](test|drill|attack|bench)[\\/]/;

/**
 * Hashes names and contents: a checkout's timestamps tell nothing, and reading some hundred small files takes
 * milliseconds.
 *
 * @param {string} root
 * @param {string[]} names Files and folders below `root`; a folder stands for all files below it.
 * @param {(file: string) => boolean} isSource Whether a file, named from `root`, counts.
 */
function fingerprintOf(root, names, isSource) {
  const hash = createHash('sha256');
  const files = names.flatMap((name) => filesBelow(root, name)).filter(isSource);
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** @param {string} root @param {string} name */
function filesBelow(root, name) {
  const absolute = path.join(root, name);
  if (statSync(absolute).isFile()) return [name];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** Fingerprint of everything that the compiled server is built from. @param {string} root */
const serverFingerprint = (root) =>
  fingerprintOf(
    root,
    ['server', 'migrations', '.swcrc', 'package.json', 'package-lock.json'],
    (file) => !TESTS_ALONE.test(file) && /\.(ts|json)$|swcrc$/.test(file),
  );

module.exports = { fingerprintOf, serverFingerprint };
