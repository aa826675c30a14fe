/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { server } from '../../jest.config';

/** `npm run test:lab`: the tests of the laboratory, and those of the product that take minutes. */
const config: Config = {
  ...server,
  displayName: 'lab',
  rootDir: path.resolve(__dirname, '../..'),
  roots: ['<rootDir>/server', '<rootDir>/tools/lab'],
  testMatch: ['**/*.nightly.test.ts', '**/tools/lab/**/*.test.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
};

export default config;
