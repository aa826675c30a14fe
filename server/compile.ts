import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rolldown, type Plugin } from 'rolldown';
import { serverFingerprint } from './fingerprint.cjs';
import { ROOT } from './platform/root';

const FOLDER = path.join(ROOT, 'dist/server');

/** Where limited-thread.ts expects each of them, by its name. */
const THREADS = ['server/features/rosters/reading/roster-thread.ts'];

/** Not bundled: packages that read files beside their code or run threads, and those that are loaded lazily. */
const EXTERNAL = [
  '@node-rs/argon2',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'harfbuzzjs',
  'openai',
  'openid-client',
  'pdfkit',
  'qrcode',
  'sharp',
  'subset-font',
  'swagger-ui-dist',
  'vite',
  'yaml',
];

/**
 * Bundles the server and its packages into one file: loading two thousand files would take longer than the rest of a
 * start. Its first line is the fingerprint of its sources. Each thread has a file beside it.
 */
async function compile(): Promise<void> {
  // Sources that change from here on are compiled at the next start.
  const fingerprint = serverFingerprint(ROOT);
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const thread of THREADS) write(`${path.basename(thread, '.ts')}.js`, await bundled(thread));
  // The last one, because a start looks only at this one. Wrapped like a module in Node.js; start.cjs calls the function.
  const code = await bundled('server/main.ts');
  write(
    'main.js',
    `// ${fingerprint}\n(function (exports, require, module, __filename, __dirname) {\n${code}})\n`,
  );
}

async function bundled(source: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(ROOT, source),
    platform: 'node',
    external: (name) =>
      EXTERNAL.some((packageName) => name === packageName || name.startsWith(`${packageName}/`)),
    plugins: [listedMigrations, swc],
    // Drivers of other databases that TypeORM supports and that are not installed.
    onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    codeSplitting: false,
    comments: false,
  });
  return output[0].code;
}

/** Atomically. */
function write(name: string, text: string): void {
  const file = path.join(FOLDER, name);
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, inAscii(text), { flush: true });
  fs.renameSync(draft, file);
}

/** Replaces the folder that migrations/index.ts reads by imports. */
const listedMigrations: Plugin = {
  name: 'listed migrations',
  load: {
    filter: { id: /[\\/]migrations[\\/]index\.ts$/ },
    handler: (file) => {
      const names = fs
        .readdirSync(path.dirname(file))
        .filter((name) => /^\d+-\w+\.ts$/.test(name))
        .sort();
      const imports = names.map((name, index) => `import * as m${index} from './${name}';`);
      const all = names.map((_, index) => `...Object.values(m${index})`);
      return `${imports.join('\n')}\nexport const migrations = [${all.join(', ')}];`;
    },
  },
};

/** Configured by .swcrc, like the tests. */
const swc: Plugin = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, id) => transform(code, { filename: id, cwd: ROOT, sourceMaps: false }),
  },
};

/**
 * Escapes non-ASCII characters as `\u`, because one of them would make V8 store the whole text with two bytes per
 * character. This differs only for the raw text of templates, which nothing here reads.
 */
const inAscii = (code: string): string =>
  // oxlint-disable-next-line no-control-regex -- ASCII begins with them.
  code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

void compile();
