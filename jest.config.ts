/** @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true}
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from 'jest';

const swcrc = JSON.parse(fs.readFileSync(path.join(__dirname, '.swcrc'), 'utf8')) as object;
const sources = '^.+\\.(t|j|mj|mt)sx?$';
const transform = { [sources]: '@swc/jest' };
/** jest runs CommonJS alone, so `import()` has to become a require too. */
const clientTransform = {
  [sources]: ['@swc/jest', { ...swcrc, module: { type: 'commonjs', ignoreDynamic: false } }],
} as Config['transform'];

/** Published as ES modules only: these are transformed like our own sources. */
const ES_MODULES =
  'react-markdown|remark-|mdast-|micromark|unist-|hast-|vfile|unified|bail|trough|is-plain-obj|devlop|property-information|comma-separated|space-separated|html-url-attributes|decode-named|character-entities|ccount|escape-string|markdown-table|longest-streak|zwitch|trim-lines|estree-util|style-to';

const config: Config = {
  // More than half of the time is waiting, for a browser, a database or a process: three on two cores keep both busy.
  maxWorkers: Math.ceil(os.availableParallelism() * 1.5),
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/migrations'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.browser\\.test\\.ts$'],
      transform,
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/server/test/patience.ts'],
      globalSetup: '<rootDir>/server/test/start-database.ts',
      globalTeardown: '<rootDir>/server/test/stop-database.ts',
    },
    {
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.test.{ts,tsx}'],
      transform: clientTransform,
      moduleNameMapper: { '\\.css$': '<rootDir>/client/src/test/styleStub.cjs' },
      transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES}))`],
      setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
      testMatch: ['**/*.browser.test.ts'],
      transform,
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/server/test/patience.ts'],
      globalSetup: '<rootDir>/server/test/start-database.ts',
      globalTeardown: '<rootDir>/server/test/stop-database.ts',
    },
  ],
};

export default config;
