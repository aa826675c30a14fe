import { GraphQLDateTime } from 'graphql-scalars';
import type { GraphQLScalarType } from 'graphql';

/** Maps classes of fields in entities and types to scalars. */
export const scalarsMap: { type: DateConstructor; scalar: GraphQLScalarType }[] = [
  { type: Date, scalar: GraphQLDateTime },
];
