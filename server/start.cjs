// What `npm start` runs: compiles the server when its sources changed, and loads it. Nothing is compiled yet, so it is
// CommonJS and uses nothing but what comes with Node.
'use strict';
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { serverFingerprint } = require('./fingerprint.cjs');

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'dist/server');
const compiled = path.join(folder, 'main.js');
/** V8's own form of the compiled file, which only the very same V8 takes. */
const codeCache = path.join(folder, `main-${process.version}-${process.arch}.cache`);
const FINGERPRINT_LENGTH = 64;

const fingerprint = serverFingerprint(root);
const code = upToDateCode() ?? (mayCompile() ? compile() : null);
if (code === null) runSources();
else runCompiled(code);

/** The compiled server; null unless it was made of these very sources. */
function upToDateCode() {
  if (!fs.existsSync(compiled)) return null;
  // compile.ts writes ASCII alone.
  const text = fs.readFileSync(compiled, 'latin1');
  return text.startsWith(`// ${fingerprint}\n`) ? text : null;
}

function mayCompile() {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return false;
    throw error;
  }
}

function compile() {
  const words = ['-r', '@swc-node/register', path.join(__dirname, 'compile.ts')];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  const text = status === 0 ? upToDateCode() : null;
  if (text === null) {
    console.error('The server could not be compiled; the lines above say why.');
    process.exit(1);
  }
  console.log('Compiled the server.');
  return text;
}

/** In a checkout that may not be written to: slower, with more memory. */
function runSources() {
  require('@swc-node/register');
  require('./main.ts');
}

/** @param {string} text */
function runCompiled(text) {
  const cachedData = readCodeCache();
  const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${text}\n})`, {
    filename: compiled,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  /** @type {{ exports: { started?: Promise<void> } }} */
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(compiled), module, compiled, folder);
  // Made after the start, so that it holds every function that a start calls.
  if (cachedData === undefined || script.cachedDataRejected)
    void module.exports.started?.then(() => writeCodeCache(script));
}

function readCodeCache() {
  if (!fs.existsSync(codeCache)) return undefined;
  const bytes = fs.readFileSync(codeCache);
  // V8 itself tells texts apart by their length alone.
  return bytes.toString('latin1', 0, FINGERPRINT_LENGTH) === fingerprint
    ? bytes.subarray(FINGERPRINT_LENGTH)
    : undefined;
}

/** @param {vm.Script} script */
function writeCodeCache(script) {
  const draft = `${codeCache}.${process.pid}`;
  try {
    fs.writeFileSync(draft, Buffer.concat([Buffer.from(fingerprint, 'latin1'), script.createCachedData()]), {
      flush: true,
    });
    fs.renameSync(draft, codeCache);
  } catch (error) {
    // Without it a start takes longer, and does the same.
    console.error(`The compiled code could not be kept in ${folder}: ${error.message}`);
  }
}
