import { GraphQLDateTime } from 'graphql-scalars';
import type { GraphQLScalarType } from 'graphql';

/** Which scalar stands for which class of the entities' and types' fields. */
export const scalarsMap: { type: DateConstructor; scalar: GraphQLScalarType }[] = [
  { type: Date, scalar: GraphQLDateTime },
];
