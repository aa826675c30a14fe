import {
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from './context';

type Metadata = ReturnType<typeof getMetadataStorage>;
type Handler = Metadata['queries'][number] | Metadata['fieldResolvers'][number];
type Parameter = NonNullable<Handler['params']>[number];

type Source = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<Source, Context, Record<string, unknown>>;
type Method = (...parameters: unknown[]) => unknown;

/**
 * Replaces the field resolvers of a schema built by TypeGraphQL with direct calls of our resolvers' methods. For every
 * object, TypeGraphQL would copy source and inputs into new instances of their classes, await each argument and query
 * the container. Here a method gets source, arguments, context and info unchanged: arguments as coerced by GraphQL, validated
 * further by the services. `services` resolves each resolver class once. Subscriptions, and methods with other
 * parameters or middleware, are left to TypeGraphQL.
 */
export function callMethodsDirectly(schema: GraphQLSchema, services: DependencyContainer): void {
  const metadata = getMetadataStorage();
  const direct = (type: GraphQLObjectType | null | undefined, field: string, handler: Handler): void => {
    const definition = type?.getFields()[field];
    const values = parametersOf(handler);
    if (!definition || values === null) return;
    let method: Method | null = null;
    const call: Resolve = (source, args, context, info) => {
      method ??= methodOf(services.resolve(handler.target as never), handler.methodName);
      return method(...values.map((value) => value(source, args, context, info)));
    };
    const usesInfo = handler.params?.some(({ kind }) => kind === 'info') === true;
    // A compiled document makes `info` only for functions that declare it.
    const withoutInfo: Resolve = (source, args, context) => call(source, args, context, undefined as never);
    definition.resolve = (usesInfo ? call : withoutInfo) as never;
  };
  for (const query of metadata.queries) direct(schema.getQueryType(), query.schemaName, query);
  for (const mutation of metadata.mutations) direct(schema.getMutationType(), mutation.schemaName, mutation);
  for (const fieldResolver of metadata.fieldResolvers) {
    if (fieldResolver.kind !== 'external') continue;
    const typeName = metadata.objectTypes.find(
      ({ target }) => target === fieldResolver.getObjectType!(),
    )?.name;
    const type = typeName === undefined ? undefined : schema.getType(typeName);
    if (isObjectType(type)) direct(type, fieldResolver.schemaName, fieldResolver);
  }
}

type Value = (
  source: Source,
  args: Record<string, unknown>,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** Returns how to get the values of a method's parameters, in order; null if only TypeGraphQL can. */
function parametersOf({ params = [], middlewares = [], roles }: Handler): Value[] | null {
  if (middlewares.length > 0 || roles) return null;
  const values = [...params].sort((one, other) => one.index - other.index).map(valueOf);
  return values.every((value) => value !== null) ? values : null;
}

function valueOf(parameter: Parameter): Value | null {
  switch (parameter.kind) {
    case 'root':
      return parameter.propertyName === undefined ? (source) => source : null;
    case 'context':
      return parameter.propertyName === undefined ? (_source, _args, context) => context : null;
    case 'info':
      return (_source, _args, _context, info) => info;
    case 'arg': {
      const { name } = parameter;
      return (_source, args) => args[name];
    }
    default:
      return null;
  }
}

const methodOf = (instance: object, name: string): Method =>
  ((instance as Record<string, unknown>)[name] as Method).bind(instance);
