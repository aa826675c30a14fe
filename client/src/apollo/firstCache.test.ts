import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import { firstPages } from '../app/firstPages';
import { createCache } from './cache';
import { createFirstCache } from './firstCache';

const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../../schema.graphql'), 'utf8'));

/** A response with every selected field filled in, except those about a viewer. */
function visitorsResponse(document: Parameters<typeof execute>[0]['document'], variables: object) {
  let count = 0;
  const valueOf = (type: GraphQLOutputType): unknown => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [valueOf(nullable.ofType), valueOf(nullable.ofType)];
    if (isObjectType(nullable)) return {};
    if (isEnumType(nullable)) return nullable.getValues()[0]!.value;
    if (isScalarType(nullable) && nullable.name === 'Boolean') return true;
    if (isScalarType(nullable))
      return ['String', 'ID'].includes(nullable.name) ? `value ${++count}` : ++count;
    throw new Error(`Public pages select no abstract type, but one selects ${nullable.toString()}`);
  };
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) =>
    info.fieldName.startsWith('viewer') && isObjectType(info.returnType) ? null : valueOf(info.returnType);
  const result = execute({
    schema,
    document,
    variableValues: { ...variables },
    fieldResolver,
  }) as ExecutionResult;
  expect(result.errors).toBeUndefined();
  return result.data;
}

const queried = firstPages.flatMap(({ path: address, drawn }) =>
  drawn?.query ? [{ address, drawn, query: drawn.query }] : [],
);

it.each(queried)('stores and reads the data of $address as the complete cache does', ({ drawn, query }) => {
  const variables = drawn.variables({
    params: { courseId: 'c', lessonId: 'l', number: 'WM-1' },
    search: new URLSearchParams('q=go'),
  });
  const data = visitorsResponse(query, variables);
  const first = createFirstCache();
  const complete = createCache();
  for (const cache of [first, complete]) cache.writeQuery({ query, variables, data });
  expect(first.extract()).toEqual(complete.extract());
  expect(first.readQuery({ query, variables })).not.toBeNull();
  expect(first.readQuery({ query, variables })).toEqual(complete.readQuery({ query, variables }));
});
