/** @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true}
 */
import type { Config } from 'jest';

const transform = { '^.+\\.(t|j|mj|mt)sx?$': '@swc/jest' };

const config: Config = {
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/migrations'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.browser\\.test\\.ts$'],
      transform,
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/test/start-database.ts',
      globalTeardown: '<rootDir>/server/test/stop-database.ts',
    },
    {
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.test.{ts,tsx}'],
      transform,
      moduleNameMapper: { '\\.css$': '<rootDir>/client/src/test/styleStub.cjs' },
      transformIgnorePatterns: [],
      setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
      testMatch: ['**/*.browser.test.ts'],
      transform,
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/test/start-database.ts',
      globalTeardown: '<rootDir>/server/test/stop-database.ts',
    },
  ],
};

export default config;
