// Runs before anything is installed, so it is CommonJS with only Node's own modules.
'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.waymark-installed');
const REQUIRED_NODE = [20, 19];

/** @param {string} sentence */
function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/** @param {string} file */
function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * True if npm's own record of installed packages matches the lockfile, so that nothing is installed twice after a
 * manual `npm install`. npm writes the record last; packages for other platforms are optional and not part of it.
 *
 * @param {string} lockfile
 */
function npmHasInstalled(lockfile) {
  const record = readOrEmpty(path.join(modules, '.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(lockfile).packages;
  const differs = Object.keys(wanted).some((name) => {
    if (name === '') return false;
    if (!installed[name]) return !wanted[name].optional && !wanted[name].devOptional;
    return (
      installed[name].version !== wanted[name].version || installed[name].integrity !== wanted[name].integrity
    );
  });
  return !differs && Object.keys(installed).every((name) => wanted[name]);
}

function install() {
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that started us, if any; its path needs no lookup and no shell.
  const npm = process.env.npm_execpath;
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const result = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, options);
  if (result.error) {
    fail(`The packages could not be installed, because npm could not be started: ${result.error.message}`);
  }
  if (result.status !== 0) {
    fail(
      'The packages could not be installed; the lines above say why. ' +
        'Check the connection to the npm registry, then start again.',
      result.status ?? 1,
    );
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor < REQUIRED_NODE[1])) {
  fail(`Waymark needs Node.js ${REQUIRED_NODE.join('.')} or newer, and this is ${process.version}.`);
}

const lockfile = readOrEmpty(path.join(root, 'package-lock.json'));
if (!lockfile) fail('The file package-lock.json is missing, so it is unknown which packages to install.');

// Packages contain native binaries: a folder copied from another platform does not count as installed.
const platform = `${process.platform}-${process.arch}`;
const stamp = `${platform} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
const earlier = readOrEmpty(stampFile);
if (earlier !== stamp) {
  const samePlatform = earlier === '' || earlier.startsWith(`${platform} `);
  if (!(samePlatform && npmHasInstalled(lockfile))) {
    console.log(
      existsSync(modules)
        ? 'Installing packages, because package-lock.json has changed since the last time…'
        : 'Installing packages; this happens once and takes a minute or two…',
    );
    const started = Date.now();
    install();
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  if (existsSync(modules)) writeFileSync(stampFile, stamp);
}
