// V8's code cache of the compiled server, stored beside it so that a start need not parse anything. Used before
// anything is compiled, so it is CommonJS with only Node's own modules.
'use strict';
const { spawnSync } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/** The compiled server's first line, with the fingerprint of its sources. */
const FIRST_LINE = /^\/\/ (\w{64})\n/;
/** Complete: includes every function called at startup. Partial: only those that V8 compiles eagerly. */
const COMPLETE = 'c';
const PARTIAL = 'p';
const HEADER_LENGTH = 65;

/** Only the same version of V8 accepts it. @param {string} compiled */
const fileFor = (compiled) =>
  path.join(path.dirname(compiled), `main-${process.version}-${process.arch}.cache`);

/**
 * Creates the script of the compiled server without running it. If `isCacheComplete`, `keepCodeCache` is not needed.
 *
 * @param {string} compiled The file that `text` was read from.
 * @param {string} text
 * @param {boolean} isWritable Whether files may be created beside it.
 */
function loadScript(compiled, text, isWritable) {
  let cached = readCodeCache(compiled, text);
  if (cached === null && isWritable) {
    // Parsing the whole text takes 30 MB that a process never releases.
    spawnSync(process.execPath, [...process.execArgv, __filename, compiled], { stdio: 'inherit' });
    cached = readCodeCache(compiled, text);
  }
  const script = parse(compiled, text, cached?.data);
  return { script, isCacheComplete: cached?.isComplete === true && !script.cachedDataRejected };
}

/** @param {string} compiled @param {string} text @param {Buffer} [cachedData] */
const parse = (compiled, text, cachedData) =>
  new vm.Script(text, {
    filename: compiled,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });

/** @param {string} compiled @param {string} text */
function readCodeCache(compiled, text) {
  if (!fs.existsSync(fileFor(compiled))) return null;
  const bytes = fs.readFileSync(fileFor(compiled));
  const header = bytes.toString('latin1', 0, HEADER_LENGTH);
  // V8 itself distinguishes texts only by their length.
  if (header.slice(0, -1) !== FIRST_LINE.exec(text)?.[1]) return null;
  return { data: bytes.subarray(HEADER_LENGTH), isComplete: header.endsWith(COMPLETE) };
}

/**
 * Stores V8's code cache of the script; on failure only logs to standard error, because a start works without it, only
 * slower.
 *
 * @param {string} compiled
 * @param {string} text
 * @param {vm.Script} script
 * @param {string} kind
 */
function keepCodeCache(compiled, text, script, kind = COMPLETE) {
  const draft = `${fileFor(compiled)}.${randomUUID()}`;
  const header = Buffer.from(`${FIRST_LINE.exec(text)?.[1]}${kind}`, 'latin1');
  try {
    fs.writeFileSync(draft, Buffer.concat([header, script.createCachedData()]), { flush: true });
    fs.renameSync(draft, fileFor(compiled));
  } catch (error) {
    console.error(`The compiled code could not be kept beside ${compiled}: ${error.message}`);
  }
}

module.exports = { loadScript, keepCodeCache };

if (require.main === module) {
  const compiled = process.argv[2];
  const text = fs.readFileSync(compiled, 'latin1');
  keepCodeCache(compiled, text, parse(compiled, text), PARTIAL);
}
