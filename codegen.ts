import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentMeta } from './client/codegen/trusted-documents.cjs';

const shared = {
  useTypeImports: true,
  strictScalars: true,
  enumsAsTypes: true,
  scalars: { DateTime: 'string', ID: { input: 'string', output: 'string' } },
  defaultScalarType: 'unknown',
  namingConvention: 'keep',
};

/**
 * Masks like Apollo Client's `dataMasking: true` at run time: a fragment's fields are visible only to its component.
 */
const masking = { inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } };

const generated = 'client/src/apollo/__generated__';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    [`${generated}/types.ts`]: { plugins: ['typescript'], config: shared },
    [`${generated}/possibleTypes.ts`]: { plugins: ['./client/codegen/possible-types.cjs'] },
    [`${generated}/policies.ts`]: {
      plugins: ['typescript-apollo-client-helpers'],
      config: { useTypeImports: true },
    },
    'trusted-documents.json': { plugins: ['./client/codegen/trusted-documents.cjs'] },
    'client/src/': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        folder: '__generated__',
        baseTypesPath: 'apollo/__generated__/types.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', 'typed-document-node', './client/codegen/apollo-hooks.cjs'],
      config: {
        ...shared,
        ...masking,
        importSchemaTypesFrom: `${generated}/types.ts`,
        unstable_onExecutableDocumentNode: documentMeta,
      },
    },
  },
};

export default config;
