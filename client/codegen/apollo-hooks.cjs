/**
 * graphql-codegen plugin: React hooks for Apollo Client 4, for those operations and fragments whose hook is named in
 * the sources. To use another, write its name where it is used and run `npm run codegen`.
 *
 * The stock hooks plugin emits imports that Apollo Client 4 no longer has. This one expects `typescript-operations` and
 * `typed-document-node` before it in the same output file and only binds their documents and types to Apollo's own
 * hooks, and those of fragments to `useCompleteFragment`.
 */
const fs = require('node:fs');
const path = require('node:path');
const { concatAST, Kind } = require('graphql');

const SOURCES = path.join(__dirname, '../src');
/** The hook that fragments' hooks call. */
const COMPLETE_FRAGMENT = path.join(SOURCES, 'apollo/fragments');
const HOOK = /\buse[A-Z]\w*(?:Query|Mutation|Subscription|Fragment)\b/g;

/** Names of hooks in the hand-written sources, except tests. */
const namedHooks = new Set(
  fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|test|testing)\.tsx?$/.test(file))
    .flatMap((file) => fs.readFileSync(path.join(SOURCES, file), 'utf8').match(HOOK) ?? []),
);

const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

function fragmentHook(definition) {
  const name = pascalCase(definition.name.value);
  return {
    hook: `use${name}Fragment`,
    imports: ['type useFragment'],
    code: `export function use${name}Fragment(from: useFragment.FromOptionValue<${name}Fragment>) {
  return useCompleteFragment({ fragment: ${name}FragmentDoc, fragmentName: '${definition.name.value}', from });
}`,
  };
}

function queryHooks(name, optional) {
  const types = `${name}Query, ${name}QueryVariables`;
  return [
    {
      hook: `use${name}Query`,
      imports: ['type SkipToken', 'useQuery'],
      code: `export function use${name}Query(options${optional}: SkipToken | useQuery.Options<${types}>) {
  return useQuery(${name}Document, options as useQuery.Options<${types}>);
}`,
    },
    {
      hook: `use${name}LazyQuery`,
      imports: ['useLazyQuery'],
      code: `export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}`,
    },
  ];
}

function mutationHook(name) {
  return {
    hook: `use${name}Mutation`,
    imports: ['useMutation'],
    code: `export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation(${name}Document, options);
}`,
  };
}

function subscriptionHook(name, optional) {
  const types = `${name}Subscription, ${name}SubscriptionVariables`;
  return {
    hook: `use${name}Subscription`,
    imports: ['type SkipToken', 'useSubscription'],
    code: `export function use${name}Subscription(options${optional}: SkipToken | useSubscription.Options<${types}>) {
  return useSubscription(${name}Document, options as useSubscription.Options<${types}>);
}`,
  };
}

function hooksOf(definition) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [fragmentHook(definition)];
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
  const name = pascalCase(definition.name.value);
  const optional = needsVariables(definition) ? '' : '?';
  if (definition.operation === 'query') return queryHooks(name, optional);
  if (definition.operation === 'mutation') return [mutationHook(name)];
  return [subscriptionHook(name, optional)];
}

module.exports = {
  plugin(_schema, documents, _config, { outputFile }) {
    const hooks = concatAST(documents.map((file) => file.document))
      .definitions.flatMap(hooksOf)
      .filter(({ hook }) => namedHooks.has(hook));
    const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
    const prepend = imports.length ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : [];
    if (imports.includes('type useFragment')) {
      const from = path.relative(path.dirname(path.resolve(outputFile)), COMPLETE_FRAGMENT);
      prepend.push(`import { useCompleteFragment } from '${from}';`);
    }
    return {
      prepend,
      content: hooks.map((hook) => hook.code).join('\n\n'),
    };
  },
};
