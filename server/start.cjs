// Entry point of `npm start`: compiles the server if its sources changed, and loads it. Nothing is compiled yet, so it
// is CommonJS with only Node's own modules.
'use strict';
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { keepCodeCache, loadScript } = require('./code-cache.cjs');
const { serverFingerprint } = require('./fingerprint.cjs');

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'dist/server');
const compiled = path.join(folder, 'main.js');

/** An image contains only the compiled server. */
const hasSources = fs.existsSync(path.join(__dirname, 'main.ts'));
const fingerprint = hasSources ? serverFingerprint(root) : null;
const isWritable = mayWrite();
const code = upToDateCode() ?? (isWritable ? compile() : null);

// As Node.js has it from version 21. Without it, pg creates a Response to find out whether it runs at Cloudflare, which
// loads all of `fetch` and takes a twentieth of a start.
globalThis.navigator ??= /** @type {Navigator} */ ({ userAgent: `Node.js/${process.versions.node}` });

if (code === null) runSources();
else runCompiled(code);

/** The compiled server; null if it is out of date (an image has no sources to compare with). */
function upToDateCode() {
  if (!fs.existsSync(compiled)) return null;
  // compile.ts writes only ASCII.
  const text = fs.readFileSync(compiled, 'latin1');
  return fingerprint === null || text.startsWith(`// ${fingerprint}\n`) ? text : null;
}

function mayWrite() {
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

/** For a read-only checkout: slower, and uses more memory. */
function runSources() {
  require('@swc-node/register');
  require('./main.ts');
}

/** @param {string} text */
function runCompiled(text) {
  const { script, isCacheComplete } = loadScript(compiled, text, isWritable);
  /** @type {{ exports: { started?: Promise<void> } }} */
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(compiled), module, compiled, folder);
  if (isWritable && !isCacheComplete)
    void module.exports.started?.then(() => keepCodeCache(compiled, text, script));
}
