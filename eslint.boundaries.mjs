import boundaries from 'eslint-plugin-boundaries';

/** The folders of docs/architecture.md. */
const elements = [
  // A package of its own; the rest imports its index.ts only.
  { type: 'embedded PostgreSQL', pattern: 'server/platform/embedded-postgres' },
  { type: 'platform', pattern: 'server/platform' },
  { type: 'feature', pattern: 'server/features/*', capture: ['name'] },
  { type: 'rest', pattern: 'server/rest' },
  { type: 'seed', pattern: 'server/seed' },
  { type: 'migrations', pattern: 'migrations' },
  { type: 'ui', pattern: 'client/src/ui' },
  { type: 'lib', pattern: 'client/src/lib' },
  { type: 'forms', pattern: 'client/src/forms' },
  { type: 'apollo', pattern: 'client/src/apollo' },
  { type: 'screens', pattern: 'client/src/features' },
  { type: 'app', pattern: 'client/src/app' },
  { type: 'kit', pattern: 'client/src/kit' },
];

const files = [
  { category: 'composition', pattern: 'server/*.ts' },
  { category: 'composition', pattern: 'server/features/index.ts' },
  { category: 'rules', pattern: '**/*.rules.ts' },
  { category: 'package entry', pattern: 'server/platform/embedded-postgres/index.ts' },
  { category: 'paths', pattern: 'client/src/app/paths.ts' },
  { category: 'formats', pattern: 'client/src/lib/format.ts' },
  { category: 'shared with REST', pattern: 'server/features/**/*.{service,types,rules}.ts' },
];

const element = (...types) => ({ element: { types: { anyOf: types } } });
const file = (category) => ({ file: { categories: category } });
const may = (from, ...to) => ({ from: element(from), allow: { to } });

/** Which folder may import from which; type imports count like value imports. */
export const folderRules = {
  files: ['{server,client,migrations}/**/*.{ts,tsx}'],
  ignores: [
    '**/*.{test,testing}.{ts,tsx}',
    'server/platform/embedded-postgres/test-*.ts',
    'server/{test,attack,bench,drill}/**',
    'client/src/test/**',
  ],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mts', '.cjs'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          may('embedded PostgreSQL', element('embedded PostgreSQL')),
          may('platform', element('platform'), file('package entry')),
          may('feature', element('platform', 'feature')),
          may('rest', element('rest', 'platform'), file('shared with REST')),
          may('seed', element('seed', 'feature', 'platform')),
          {
            from: file('composition'),
            allow: {
              to: [
                element('platform', 'feature', 'rest', 'seed', 'migrations'),
                file('composition'),
                file('package entry'),
              ],
            },
          },
          may('migrations', element('migrations')),
          may('ui', element('ui'), file('formats')),
          may('lib', element('lib')),
          may('apollo', element('apollo', 'lib', 'ui'), file('rules')),
          may('forms', element('forms', 'lib', 'ui'), file('rules')),
          may('screens', element('screens', 'forms', 'apollo', 'lib', 'ui'), file('rules'), file('paths')),
          may('kit', element('ui', 'forms', 'lib')),
          may('app', element('app', 'screens', 'apollo', 'lib', 'ui'), file('rules')),
        ],
      },
    ],
  },
};
