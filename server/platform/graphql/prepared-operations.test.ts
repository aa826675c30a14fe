import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { trustedDocuments } from '../../trusted-documents';
import { Refusal } from '../errors';
import type { Context } from './context';
import { formatError } from './errors';
import { PreparedOperation, TrustedDocuments } from './prepared-operations';

const SEEDS = 25;
const context = {} as Context;

/** A number from 0 to 1, derived from these words alone. */
const chance = (...words: string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE() / 0x1_0000_0000;

let seed = '';

/**
 * Whether all values of this seed are promises, or none: if one error is thrown synchronously and a promise rejects
 * later, graphql-js handles only the first.
 */
const isLate = () => chance(seed, 'late') < 0.6;

/** An object with its path in the result, so that its fields get the same values from every executor. */
interface Node {
  __typename: string;
  place: string;
}

function valueOf(schema: GraphQLSchema, type: GraphQLOutputType, place: string): unknown {
  if (!isNonNullType(type) && chance(seed, place, 'null') < 0.1) return null;
  return presentValueOf(schema, type, place);
}

function presentValueOf(schema: GraphQLSchema, type: GraphQLOutputType, place: string): unknown {
  if (isNonNullType(type)) {
    const isItem = place.endsWith(']');
    if (chance(seed, place, 'missing') < 0.02 && !(isItem && isLate())) return null;
    return presentValueOf(schema, type.ofType, place);
  }
  if (isListType(type)) {
    const length = Math.floor(chance(seed, place, 'length') * 4);
    return Array.from({ length }, (_, index) => valueOf(schema, type.ofType, `${place}[${index}]`));
  }
  if (isEnumType(type))
    return chance(seed, place, 'enum') < 0.03 ? 'NO_SUCH_VALUE' : type.getValues()[0]!.value;
  if (isObjectType(type)) return { __typename: type.name, place } satisfies Node;
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    const chosen = possible[Math.floor(chance(seed, place, 'type') * possible.length)]!;
    return { __typename: chosen.name, place } satisfies Node;
  }
  const name = getNamedType(type).name;
  if (chance(seed, place, 'unfit') < 0.02) return { unfit: true };
  if (name === 'Int') return Math.floor(chance(seed, place) * 100);
  if (name === 'Float') return chance(seed, place) * 100;
  if (name === 'Boolean') return chance(seed, place) < 0.5;
  return `text ${place}`;
}

/** Serializes the arguments in the same order for every executor. */
const inOrder = (args: object): string =>
  JSON.stringify(Object.entries(args).sort(([one], [other]) => one.localeCompare(other)));

/** The product's own schema with generated values, some of which are null, missing, invalid, late or an error. */
function inventedSchema(): GraphQLSchema {
  const text = fs.readFileSync(path.join(__dirname, '../../../schema.graphql'), 'utf8');
  const schema = buildSchema(text);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = (parent: Node | undefined, args: object) => {
        const place = `${parent?.place ?? type.name}.${field.name}${inOrder(args)}`;
        const kind = chance(seed, place, 'kind');
        const resolve = () => {
          if (kind < 0.03) throw new Error(`Failed at ${place}`);
          if (kind < 0.06) throw new Refusal('NOT_FOUND', `Refused at ${place}`);
          return valueOf(schema, field.type, place);
        };
        return isLate() ? Promise.resolve().then(resolve) : resolve();
      };
  }
  return schema;
}

const schema = inventedSchema();
const operations = Object.entries(trustedDocuments).filter(([, text]) => !text.startsWith('subscription'));

/** Variables of the right types; every number is 3. */
function variablesFor(text: string): Record<string, unknown> {
  const operation = parse(text).definitions[0]!;
  if (operation.kind !== 'OperationDefinition') throw new Error('An operation comes first');
  const value = (type: string): unknown => {
    const inner = type.replace(/!$/, '');
    if (inner.startsWith('[')) return [value(inner.slice(1, -1))];
    if (inner === 'Int' || inner === 'Float') return 3;
    if (inner === 'Boolean') return true;
    const named = schema.getType(inner)!;
    if (isEnumType(named)) return named.getValues()[0]!.name;
    if ('getFields' in named)
      return Object.fromEntries(
        Object.values(named.getFields()).map((field) => [field.name, value(String(field.type))]),
      );
    return inner === 'DateTime' ? '2026-01-01T00:00:00.000Z' : `a ${inner}`;
  };
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      value(text.slice(type.loc!.start, type.loc!.end)),
    ]),
  );
}

/**
 * The part of a result that must be equal. If several errors null the same field, an executor need only report one, so
 * errors are compared only where both report the same.
 */
function comparable({ data, errors = [] }: ExecutionResult) {
  const plain = data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
  const byPlace: Record<string, GraphQLFormattedError[]> = {};
  for (const error of errors)
    (byPlace[nullAbove(plain, error.path ?? [])] ??= []).push(formatError(error.toJSON(), error));
  return { data: plain, errors: byPlace };
}

/** The path at which a result is null because of an error at `place`. */
function nullAbove(data: unknown, place: readonly (string | number)[]): string {
  let value = data;
  const found: (string | number)[] = [];
  for (const key of place) {
    if (value === null || value === undefined) break;
    value = (value as Record<string | number, unknown>)[key];
    found.push(key);
  }
  return found.join('.');
}

function expectSame(received: ReturnType<typeof comparable>, expected: ReturnType<typeof comparable>): void {
  expect(received.data).toEqual(expected.data);
  expect(Object.keys(received.errors).sort()).toEqual(Object.keys(expected.errors).sort());
  for (const [place, errors] of Object.entries(expected.errors))
    for (const error of errors) {
      const same = received.errors[place]!.find((other) => String(other.path) === String(error.path));
      if (same) expect(same).toEqual(error);
    }
}

const interpreted = async (text: string, variableValues: Record<string, unknown>) =>
  execute({ schema, document: parse(text), contextValue: context, variableValues });

describe('a compiled operation', () => {
  it.each(operations)('answers as graphql-js does: %s', async (_id, text) => {
    const prepared = PreparedOperation.of(schema, text);
    const variables = variablesFor(text);
    for (let number = 0; number < SEEDS; number++) {
      seed = `seed ${number}`;
      const expected = comparable(await interpreted(text, variables));
      expectSame(comparable(await prepared.run(context, variables)), expected);
    }
  });
});

describe('directives', () => {
  it('select other fields for each value of their variables', async () => {
    const pair = buildSchema('type Query { one: Int, other: Int, third: Int }');
    const text = `query Pair($with: Boolean!, $without: Boolean! = false) {
      one @include(if: $with)
      ... @skip(if: $without) { other }
      third @skip(if: false)
    }`;
    const prepared = PreparedOperation.of(pair, text);
    for (const variables of [
      { with: true },
      { with: false },
      { with: false, without: true },
      { with: true, without: true },
      { with: true },
    ]) {
      const expected = await execute({ schema: pair, document: parse(text), variableValues: variables });
      expect(await prepared.run(context, variables)).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  });
});

describe('variables that do not fit', () => {
  const text = operations.find(([, document]) => document.startsWith('mutation LogIn('))![1];

  it.each([
    ['none', {}],
    ['of another type', { input: 'a text' }],
    ['with an unknown key', { input: { email: 'a@b.cd', password: 'x', isAdmin: true } }],
    ['with two wrong values', { input: { email: 1, password: 2 } }],
  ])('are refused in graphql-js’s words: %s', async (_what, variables) => {
    const { data, errors } = await PreparedOperation.of(schema, text).run(context, variables);
    expect(data).toBeUndefined();
    const expected = await interpreted(text, variables);
    expect(errors![0]!.message).toBe(expected.errors![0]!.message);
    for (const error of errors!) expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the trusted documents', () => {
  it('are each valid, and prepared once', () => {
    const documents = new TrustedDocuments(schema, trustedDocuments);
    for (const id of Object.keys(trustedDocuments)) expect(documents.get(id)).toBe(documents.get(id));
  });

  it.each(['0000000000000000', '', '__proto__', 'constructor'])('know no other id: %j', (id) => {
    expect(new TrustedDocuments(schema, trustedDocuments).get(id)).toBeNull();
  });

  it('are refused when the schema does not allow them', () => {
    const documents = new TrustedDocuments(schema, { id: 'query Wrong { noSuchField }' });
    expect(() => documents.get('id')).toThrow('Cannot query field "noSuchField"');
  });
});
