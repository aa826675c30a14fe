import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { folderRules } from './eslint.boundaries.mjs';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '.data',
      '**/*.generated.ts',
      'client/src/apollo/generated',
      'tools/lesson-videos/*.mjs',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Messages often contain numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Resolver, entity and service classes exist for their decorators.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Classes describe rows and GraphQL types here; the values are plain objects of their shape.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // Library interfaces require promises even where there is nothing to await.
      '@typescript-eslint/require-await': 'off',
      // For indexes that a loop or a check has just proved; noUncheckedIndexedAccess demands it everywhere else.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['client/**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { project: './client/tsconfig.json' } },
  },
  folderRules,
  {
    files: ['client/**/*.{ts,tsx}'],
    // Components of tests are not compiled, and these rules take longer than all others.
    ignores: ['**/*.test.{ts,tsx}', 'client/src/test/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.test.{ts,tsx}', 'server/test/**', 'client/src/test/**'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      // Asks the compiler about every name; what is deprecated is reported where the product uses it.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // Tests inspect responses of any shape; a wrong guess fails the test.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
