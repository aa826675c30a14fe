import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rolldown, type Plugin } from 'rolldown';
import { serverFingerprint } from './fingerprint.cjs';
import { ROOT } from './platform/root';

/** Where start.cjs expects the compiled server. */
const COMPILED = path.join(ROOT, 'dist/server/main.js');

/** Left in node_modules: what holds files beside its code or runs in threads, and what is only loaded when asked for. */
const EXTERNAL = [
  '@node-rs/argon2',
  'compromise',
  'openai',
  'pdfkit',
  'qrcode',
  'swagger-ui-dist',
  'vite',
  'yaml',
];

/**
 * Compiles the server and its packages into one file: loading two thousand files takes longer than everything else at a
 * start. Its first line says what it was compiled from. It is complete whenever it is there under its name.
 */
async function compile(): Promise<void> {
  // Sources that change from here on are compiled at the next start.
  const fingerprint = serverFingerprint(ROOT);
  const bundle = await rolldown({
    input: path.join(ROOT, 'server/main.ts'),
    platform: 'node',
    external: (name) =>
      EXTERNAL.some((packageName) => name === packageName || name.startsWith(`${packageName}/`)),
    plugins: [swc],
    // The drivers of other databases, which TypeORM knows and nobody has installed.
    onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    codeSplitting: false,
    comments: false,
  });
  fs.mkdirSync(path.dirname(COMPILED), { recursive: true });
  const draft = `${COMPILED}.${randomUUID()}`;
  // As Node.js itself wraps a module; start.cjs calls the function.
  const script = `// ${fingerprint}\n(function (exports, require, module, __filename, __dirname) {\n${output[0].code}})\n`;
  fs.writeFileSync(draft, inAscii(script), { flush: true });
  fs.renameSync(draft, COMPILED);
}

/** As .swcrc says, which is how tests are compiled too. */
const swc: Plugin = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, id) => transform(code, { filename: id, cwd: ROOT, sourceMaps: false }),
  },
};

/**
 * The same script with each other character as its `\u` escape: V8 keeps a text in two bytes a character when a single one
 * needs them. Nothing here reads the raw text of a template, the one place where that differs.
 */
const inAscii = (code: string): string =>
  // eslint-disable-next-line no-control-regex -- ASCII begins with them.
  code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

void compile();
