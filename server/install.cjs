// The first step of `npm start` and of the tests: installs the packages if package-lock.json changed. Nothing is
// installed yet, so it is CommonJS with only Node's own modules.
'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.waymark-installed');
const REQUIRED_NODE = [20, 19];

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

const readOrEmpty = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Whether `npm ci` or `npm install` was run by hand: npm writes this record of what it installed last. */
function isInstalledByHand() {
  const installed = JSON.parse(readOrEmpty(path.join(modules, '.package-lock.json')) || '{}').packages;
  if (!installed) return false;
  return Object.entries(JSON.parse(lockfile).packages).every(([name, wanted]) => {
    // Packages for other platforms are optional, and not in the record.
    if (name === '' || !installed[name]) return name === '' || wanted.optional || wanted.devOptional;
    return installed[name].version === wanted.version && installed[name].integrity === wanted.integrity;
  });
}

function install() {
  console.log('Installing packages; this takes a minute or two…');
  const options = { cwd: root, stdio: 'inherit' };
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that started us, if any; its path needs no lookup and no shell.
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, options);
  if (result.status !== 0)
    fail(
      `The packages could not be installed; ${result.error?.message ?? 'the lines above say why'}. ` +
        'Check the connection to the npm registry, then start again.',
      result.status ?? 1,
    );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor < REQUIRED_NODE[1]))
  fail(`Waymark needs Node.js ${REQUIRED_NODE.join('.')} or newer, and this is ${process.version}.`);

const lockfile = readOrEmpty(path.join(root, 'package-lock.json'));
if (!lockfile) fail('The file package-lock.json is missing, so it is unknown which packages to install.');

// Packages contain native binaries: a folder copied from another platform does not count as installed.
const platform = `${process.platform}-${process.arch} `;
const stamp = `${platform}${createHash('sha256').update(lockfile).digest('hex')}\n`;
const earlier = readOrEmpty(stampFile);
if (earlier !== stamp) {
  const isOfOtherPlatform = earlier !== '' && !earlier.startsWith(platform);
  if (isOfOtherPlatform || !isInstalledByHand()) install();
  if (existsSync(modules)) writeFileSync(stampFile, stamp);
}
