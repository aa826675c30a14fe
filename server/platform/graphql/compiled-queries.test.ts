import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, execute, parse, type GraphQLObjectType } from 'graphql';
import { trustedDocuments } from '../../trusted-documents';
import { Refusal } from '../errors';
import { CompiledQueries } from './compiled-queries';
import type { Context } from './context';
import { formatError } from './errors';

const context = {} as Context;

/** Values that are null, missing, late or errors, below nullable and other fields. */
const schema = buildSchema(`
  type Query { node: Node, sure: Node!, list: [Node!], loose: [Node], number: Int }
  type Node { text: String, sure: String!, node: Node, failing: String, surelyFailing: String! }
`);
const failing = () => Promise.reject(new Refusal('NOT_FOUND', 'It is not there'));
const node = { text: 'a', sure: 'b', node: { text: null, sure: null }, failing, surelyFailing: failing };
const values: Record<string, unknown> = {
  node: () => node,
  sure: async () => node,
  list: [node, Promise.resolve(node)],
  loose: [node, null, { text: 'c', sure: null }],
  number: 'no number',
};
const query = schema.getQueryType() as GraphQLObjectType;
for (const field of Object.values(query.getFields()))
  field.resolve = () => {
    const value = values[field.name];
    return typeof value === 'function' ? (value as () => unknown)() : value;
  };
const nodeFields = (schema.getType('Node') as GraphQLObjectType).getFields();
for (const name of ['failing', 'surelyFailing']) nodeFields[name]!.resolve = failing;

const compiled = new CompiledQueries(schema);

async function answers(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const results = [
    await compiled.run({ text, document }, context, variables),
    await execute({ schema, document, contextValue: context, variableValues: variables }),
  ];
  return results.map((result) => {
    const errors = result?.errors?.map((error) => formatError(error.toJSON(), error));
    return JSON.parse(JSON.stringify({ data: result?.data, errors })) as unknown;
  });
}

describe('a compiled operation answers as graphql-js does', () => {
  it.each([
    ['a value', '{ node { text sure } }'],
    ['null for a field that cannot be null', '{ node { node { sure } } list { sure } }'],
    ['a failure below a nullable field', '{ node { failing text } number }'],
    ['a failure below a field that cannot be null', '{ node { surelyFailing text } }'],
    ['a failure that leaves no data', '{ node { text } sure { surelyFailing } }'],
    ['lists with late items', '{ list { text node { text } } }'],
    ['lists with null and unfit items', '{ loose { sure } }'],
  ])('with %s', async (_what, text) => {
    const [received, expected] = await answers(text);
    expect(received).toEqual(expected);
  });

  it('for each value of the variables of directives', async () => {
    const text = `query ($with: Boolean!, $without: Boolean = false) {
      node { text @include(if: $with) ... @skip(if: $without) { sure } }
    }`;
    for (const variables of [{ with: true }, { with: false }, { with: true, without: true }]) {
      const [received, expected] = await answers(text, variables);
      expect(received).toEqual(expected);
    }
  });

  it('but leaves variables that do not fit to graphql-js', async () => {
    const text = 'query ($with: Boolean!) { node { text @include(if: $with) } }';
    expect(await compiled.run({ text, document: parse(text) }, context, { with: 'no' })).toBeNull();
  });
});

it('every trusted document can be compiled', async () => {
  const text = fs.readFileSync(path.join(__dirname, '../../../schema.graphql'), 'utf8');
  const product = new CompiledQueries(buildSchema(text));
  for (const document of Object.values(trustedDocuments))
    if (!document.startsWith('subscription'))
      await product.run({ text: document, document: parse(document) }, context, {});
});
