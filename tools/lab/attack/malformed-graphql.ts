import fc from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { inParallel } from './in-parallel';
import { faultIn } from './answers';
import { idsFor, type Cast } from './cast';
import { malformedValue } from './malformed-values';
import { latencies, newResult, type AttackResult } from './report';
import type { Target } from './target';

const AT_ONCE = 8;
/** Ends the session that the other calls use. */
const LEFT_OUT = new Set(['logOut']);
/** Part of every password that is sent; no response may echo it. */
const SECRET = 'echo-of-a-password';

interface MalformedRequest {
  /** The body as it is sent. */
  body: string;
  isSignedIn: boolean;
}

/** Sends malformed variables to every operation, damaged documents, and invalid bodies. */
export async function sendMalformedGraphQL(target: Target, cast: Cast, calls: number): Promise<AttackResult> {
  const result = newResult('malformed GraphQL requests');
  const milliseconds: number[] = [];
  const tokens = [cast.tokens.student, cast.tokens.author];
  await inParallel(fc.sample(requests(target, cast), calls), AT_ONCE, async ({ body, isSignedIn }) => {
    const token = isSignedIn ? tokens[result.tried % tokens.length] : undefined;
    const answer = await target.rest('POST', '/graphql', { token, body });
    result.tried++;
    milliseconds.push(answer.milliseconds);
    const fault = faultIn(answer) ?? echoIn(answer.text);
    if (fault) result.violations.push(`${body.slice(0, 400)}: ${fault}`);
    return 'go on';
  });
  const { p50, max } = latencies(milliseconds);
  result.figures = `p50 ${p50} ms, slowest ${max} ms`;
  return result;
}

const echoIn = (text: string) => (text.includes(SECRET) ? 'the answer repeats a password' : null);

function requests(target: Target, cast: Cast): fc.Arbitrary<MalformedRequest> {
  const fields = [
    ...rootFields(target, 'Query').map((field) => ({ field, operation: 'query' })),
    ...rootFields(target, 'Mutation').map((field) => ({ field, operation: 'mutation' })),
  ].filter(({ field }) => field.args.length > 0 && !LEFT_OUT.has(field.name));
  const withVariables = fc
    .constantFrom(...fields)
    .chain(({ field, operation }) =>
      fc
        .record(
          Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, cast, field.name)])),
        )
        .map((variables) => JSON.stringify({ query: documentOf(operation, field), variables })),
    );
  const damaged = fc
    .tuple(
      fc.constantFrom(...fields),
      fc.nat(),
      fc.constantFrom('{', '}', '"', '...', '@skip', '$', '\u0000', '#'),
    )
    .map(([{ field, operation }, at, piece]) => {
      const document = documentOf(operation, field);
      const place = at % document.length;
      return JSON.stringify({ query: document.slice(0, place) + piece + document.slice(place + 1) });
    });
  const noRequest = fc
    .record({
      query: malformedValue,
      variables: malformedValue,
      operationName: malformedValue,
      extensions: malformedValue,
    })
    .map((body) => JSON.stringify(body));
  const noObject = malformedValue.map((value) => JSON.stringify(value));
  return fc.record({
    body: fc.oneof(
      { weight: 6, arbitrary: withVariables },
      { weight: 2, arbitrary: damaged },
      noRequest,
      noObject,
    ),
    isSignedIn: fc.boolean(),
  });
}

type Field = GraphQLField<unknown, unknown>;

function rootFields(target: Target, name: string): Field[] {
  const type = target.schema.getType(name);
  return type && 'getFields' in type ? (Object.values(type.getFields()) as Field[]) : [];
}

/** Builds a document of the field with every argument as a variable. */
function documentOf(operation: string, field: Field): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${operation} Attack(${declared}) { ${field.name}(${given}) ${selection} }`;
}

/** Mostly a value of the type, so that it passes coercion, sometimes any value. */
function valueOf(type: GraphQLInputType, cast: Cast, place: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: typedValue(type, cast, place) },
    { weight: 1, arbitrary: malformedValue },
  );
}

function typedValue(type: GraphQLInputType, cast: Cast, place: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return typedValue(type.ofType, cast, place);
  if (isListType(type)) return fc.array(valueOf(type.ofType, cast, place), { maxLength: 5 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, cast, field.name)]),
      ),
    );
  switch (getNamedType(type).name) {
    case 'ID':
      return fc.constantFrom(...idsFor(cast.ids, place), '00000000-0000-0000-0000-000000000000');
    case 'Int':
      return fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 2 ** 31 - 1, -(2 ** 31)));
    case 'Float':
      return fc.double();
    case 'Boolean':
      return fc.boolean();
    default:
      return /password/i.test(place)
        ? fc.constant(SECRET)
        : fc.oneof(
            malformedValue.filter((value) => typeof value === 'string'),
            fc.string(),
          );
  }
}
