import { type ClassType, createUnionType } from 'type-graphql';

/** The union of what a mutation or query with this name can return: `LogInResult` for `logIn`. */
export const resultOf = <const Types extends readonly ClassType[]>(name: string, types: () => Types) =>
  createUnionType({
    name: `${name[0]!.toUpperCase()}${name.slice(1)}Result`,
    description: `Result of \`${name}\`.`,
    types,
  });
