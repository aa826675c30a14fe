/** @jest-config-loader esbuild-register */
import os from 'node:os';
import type { Config } from 'jest';
import { LONG_CONVENTION } from './server/test/suites/run-together';

/** Configured by .swcrc: jest runs CommonJS only, so `import()` becomes a require too. */
const transform = { '^.+\\.(t|j|mj|mt)sx?$': '@swc/jest' };

/** Published as ES modules only, so they are transformed like our own sources. */
const ES_MODULES =
  'openid-client|oauth4webapi|jose|oidc-provider|sql-template-tag|react-markdown|rehype-|remark-|lowlight|katex|web-namespaces|hastscript|html-void|mdast-|micromark|get-east-asian-width|unist-|hast-|vfile|unified|bail|trough|is-plain-obj|devlop|property-information|comma-separated|space-separated|html-url-attributes|parse-entities|decode-named|character-|is-alpha|is-decimal|is-hexa|ccount|escape-string|markdown-table|longest-streak|zwitch|trim-lines|estree-util|style-to';

const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES}))`];

/** Needs a machine of its own for minutes: run each night by tools/lab/jest.config.ts. */
const NIGHTLY = '\\.nightly\\.test\\.ts$';

const BROWSER = '\\.browser\\.test\\.ts$';

export const server = {
  displayName: 'server',
  testEnvironment: 'node',
  roots: ['<rootDir>/server', '<rootDir>/migrations'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [BROWSER, NIGHTLY],
  transform,
  transformIgnorePatterns,
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/server/test/patience.ts'],
  globalSetup: '<rootDir>/server/test/start-database.ts',
  globalTeardown: '<rootDir>/server/test/stop-database.ts',
} satisfies Config;

const config: Config = {
  // Tests spend more than half of the time waiting for a browser, a database or a process: three workers on two cores
  // keep both busy.
  maxWorkers: Math.ceil(os.availableParallelism() * 1.5),
  testSequencer: '<rootDir>/server/test/jest-sequencer.cjs',
  projects: [
    // One file, or the files of a folder, each by itself.
    server,
    // The same files and those of the project `browser` for `npm test`, those that start the application together.
    {
      ...server,
      displayName: 'suites',
      testMatch: [
        '**/*.suite.ts',
        '**/server/*.test.ts',
        '**/server/{platform,test}/**/*.test.ts',
        '!**/server/platform/{audit,database,demo,graphql,http,mails,settings}/*.test.ts',
        `!**/server/test/!(${LONG_CONVENTION}).test.ts`,
        '**/migrations/**/*.test.ts',
      ],
    },
    {
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.test.{ts,tsx}'],
      transform,
      moduleNameMapper: { '\\.css$': '<rootDir>/client/src/test/styleStub.cjs' },
      transformIgnorePatterns,
      setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
    },
    // Each by itself.
    {
      ...server,
      displayName: 'browser',
      roots: ['<rootDir>/server'],
      testMatch: ['**/*.browser.test.ts'],
      testPathIgnorePatterns: [],
    },
  ],
};

export default config;
