import { transform } from '@swc/core';
import { defineConfig } from 'rolldown';

/** The server, and each thread that limited-thread.ts starts: every one a single file, with its packages. */
const ENTRIES = ['server/main.ts', 'server/modules/teaching/rosters/reading/roster-thread.ts'];

/**
 * Not bundled: packages that read files beside their code or run threads, those that are loaded lazily, one that hashes
 * in JavaScript when it is bundled, and one that runs only without a build.
 */
const EXTERNAL = [
  '@apollo/utils.createhash',
  '@node-rs/argon2',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'esbuild',
  'fontkit',
  'harfbuzzjs',
  'openai',
  'openid-client',
  'pdfkit',
  'qrcode',
  'sharp',
  'subset-font',
  'swagger-ui-dist',
  'yaml',
];

/** Configured by .swcrc, like the tests. */
const swc = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, id) => transform(code, { filename: id, sourceMaps: false }),
  },
};

export default ENTRIES.map((input) =>
  defineConfig({
    input,
    platform: 'node',
    external: (name) => EXTERNAL.some((packageName) => `${name}/`.startsWith(`${packageName}/`)),
    plugins: [swc],
    // Drivers of other databases that TypeORM supports and that are not installed.
    onLog: (level, log, handle) => (log.code === 'UNRESOLVED_IMPORT' ? undefined : handle(level, log)),
    output: { format: 'cjs', codeSplitting: false, comments: false },
  }),
);
