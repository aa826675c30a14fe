/**
 * graphql-codegen plugin: one React hook per operation and fragment for Apollo Client 4.
 *
 * The stock hooks plugin emits imports that Apollo Client 4 no longer has. This one expects
 * `typescript-operations` and `typed-document-node` before it in the same output file and only
 * binds their document and types to Apollo's own hooks.
 */
const { concatAST, Kind } = require('graphql');

const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

function fragmentHook(definition) {
  const name = pascalCase(definition.name.value);
  return {
    imports: ['useFragment'],
    code: `export function use${name}Fragment(from: useFragment.FromOptionValue<${name}Fragment>) {
  return useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${definition.name.value}', from });
}`,
  };
}

function queryHooks(name, optional) {
  const types = `${name}Query, ${name}QueryVariables`;
  return {
    imports: ['type SkipToken', 'useLazyQuery', 'useQuery'],
    code: `export function use${name}Query(options${optional}: SkipToken | useQuery.Options<${types}>) {
  return useQuery(${name}Document, options as useQuery.Options<${types}>);
}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}`,
  };
}

function mutationHook(name) {
  return {
    imports: ['useMutation'],
    code: `export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation(${name}Document, options);
}`,
  };
}

function subscriptionHook(name, optional) {
  return {
    imports: ['useSubscription'],
    code: `export function use${name}Subscription(options${optional}: useSubscription.Options<${name}Subscription, ${name}SubscriptionVariables>) {
  return useSubscription(${name}Document, options);
}`,
  };
}

function operationHooks(definition) {
  const name = pascalCase(definition.name.value);
  const optional = needsVariables(definition) ? '' : '?';
  if (definition.operation === 'query') return queryHooks(name, optional);
  if (definition.operation === 'mutation') return mutationHook(name);
  return subscriptionHook(name, optional);
}

module.exports = {
  plugin(_schema, documents) {
    const hooks = concatAST(documents.map((file) => file.document)).definitions.flatMap((definition) => {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) return [fragmentHook(definition)];
      if (definition.kind === Kind.OPERATION_DEFINITION && definition.name)
        return [operationHooks(definition)];
      return [];
    });
    const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
    return {
      prepend: imports.length ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : [],
      content: hooks.map((hook) => hook.code).join('\n\n'),
    };
  },
};
