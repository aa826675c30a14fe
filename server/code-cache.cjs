// V8's own form of the compiled server, kept beside it so that a start parses nothing. Used before anything is compiled,
// so it is CommonJS and uses nothing but what comes with Node.
'use strict';
const { spawnSync } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/** Of the line that compile.ts begins the compiled server with: which sources it was made of. */
const FIRST_LINE = /^\/\/ (\w{64})\n/;
/** Complete: with every function that a start calls. Otherwise with those alone that V8 compiles before they are called. */
const COMPLETE = 'c';
const PARTIAL = 'p';
const HEADER_LENGTH = 65;

/** Only the very same V8 takes it. @param {string} compiled */
const fileFor = (compiled) =>
  path.join(path.dirname(compiled), `main-${process.version}-${process.arch}.cache`);

/**
 * The script of the compiled server's text, not run yet. `isCacheComplete` says whether `keepCodeCache` may be left out.
 *
 * @param {string} compiled The file that `text` was read from.
 * @param {string} text
 * @param {boolean} isWritable Whether files may be made beside it.
 */
function loadScript(compiled, text, isWritable) {
  let cached = readCodeCache(compiled, text);
  if (cached === null && isWritable) {
    // Parsing the whole text takes thirty megabytes that a process never gives back.
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
  // V8 itself tells texts apart by their length alone.
  if (header.slice(0, -1) !== FIRST_LINE.exec(text)?.[1]) return null;
  return { data: bytes.subarray(HEADER_LENGTH), isComplete: header.endsWith(COMPLETE) };
}

/**
 * Keeps what V8 has compiled of the script so far; says so on standard error where that is impossible, because a start
 * does the same without, only slower.
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
