import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { buildSchema, getMetadataStorage, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { features } from './features';
import { callMethodsDirectly } from './platform/graphql/direct-resolvers';
import { scalarsMap } from './platform/scalars';

/** Every type and field of the features; `services` makes the resolvers. */
export async function buildGraphQLSchema(services: DependencyContainer): Promise<GraphQLSchema> {
  // A field without a resolver of ours is a property: a resolver that only reads it costs more than all the rest.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const schema = await buildSchema({
    resolvers: features.flatMap((feature) => feature.resolvers) as unknown as BuildSchemaOptions['resolvers'],
    container: { get: (resolver: InjectionToken) => services.resolve<unknown>(resolver) },
    scalarsMap,
    pubSub: noTopics,
    // The services validate with zod, in the specification's words.
    validate: false,
    // It takes a tenth of a start, and a test checks the schema.
    skipCheck: true,
  });
  callMethodsDirectly(schema, services);
  return schema;
}

/** TypeGraphQL asks for one; every subscription of ours brings its own `subscribe`, because only that sees the viewer. */
const noTopics: PubSub = {
  publish: () => {
    throw new Error('Publish through EventBus');
  },
  subscribe: () => {
    throw new Error('Give the subscription its own subscribe');
  },
};
