import { GraphQLDateTime } from 'graphql-scalars';
import {
  getNamedType,
  type GraphQLScalarType,
  isAbstractType,
  isObjectType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { buildSchema, getMetadataStorage, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { modules } from './modules';
import { InvalidInputError } from './platform/errors';
import { Service } from './platform/injection';
import { runsMethod, requiredScope } from './platform/graphql/guards';
import { requirementInWords, type RequiredScope } from './platform/required-scope';
import { InvalidInput } from './platform/user-error';

/** Maps classes of fields in entities and types to scalars. */
const scalarsMap: { type: DateConstructor; scalar: GraphQLScalarType }[] = [
  { type: Date, scalar: GraphQLDateTime },
];

const resolvers = modules.flatMap((module) => module.resolvers);
// They need no @Service of their own.
for (const resolver of resolvers) Service()(resolver as never);

/** Builds the schema with every type and field of the modules; `services` creates the resolvers. */
export async function buildGraphQLSchema(services: DependencyContainer): Promise<GraphQLSchema> {
  // Fields without a resolver of ours are plain properties: a resolver that only reads one would cost more than the
  // rest.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  // Nor is a row copied into an instance of its class for each method that gets it: our types have no methods.
  for (const param of getMetadataStorage().params) if (param.kind === 'root') param.getType = undefined;
  const schema = await buildSchema({
    resolvers: resolvers as unknown as BuildSchemaOptions['resolvers'],
    container: { get: (resolver: InjectionToken) => services.resolve<unknown>(resolver) },
    scalarsMap,
    pubSub: noTopics,
    // The services validate with zod and their own messages.
    validate: false,
    // The check takes a tenth of a start; a test does it instead.
    skipCheck: true,
  });
  guardTypeResolvers(schema);
  returnInvalidInput(schema);
  describeScopes(schema);
  return schema;
}

/** Required by TypeGraphQL; our subscriptions define `subscribe` themselves, because only that has the viewer. */
const noTopics: PubSub = {
  publish: () => {
    throw new Error('Publish through EventBus');
  },
  subscribe: () => {
    throw new Error('Give the subscription its own subscribe');
  },
};

/** A compiled operation reports a value without a type as an error of its field, but not one whose type resolver throws. */
function guardTypeResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type) || !type.resolveType) continue;
    const { resolveType } = type;
    type.resolveType = (...value) => {
      try {
        return resolveType(...value);
      } catch {
        return undefined;
      }
    };
  }
}

/** Lets the mutations whose result can be InvalidInput return it for an InvalidInputError; others report the error. */
function returnInvalidInput(schema: GraphQLSchema): void {
  for (const mutation of Object.values(schema.getMutationType()!.getFields())) {
    const result = getNamedType(mutation.type);
    const { resolve } = mutation;
    if (!resolve || !isUnionType(result) || !result.getTypes().some(({ name }) => name === InvalidInput.name))
      continue;
    mutation.resolve = async (...call) => {
      try {
        return await resolve(...call);
      } catch (error) {
        if (error instanceof InvalidInputError) return new InvalidInput(error);
        throw error;
      }
    };
  }
}

/** Adds to the descriptions of types, and of fields that run a method, which scope they need. */
function describeScopes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const scope = type.extensions.scope as RequiredScope | undefined;
    if (scope) type.description = `${type.description} ${requirementInWords(scope)}`;
    for (const field of Object.values(type.getFields())) {
      // A field that declares nothing itself is described by its type.
      if (!field.extensions.scope && (scope || !runsMethod(schema, type, field))) continue;
      field.description = `${field.description} ${requirementInWords(requiredScope(schema, type, field))}`;
    }
  }
}
