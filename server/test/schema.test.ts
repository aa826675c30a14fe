import fs from 'node:fs';
import path from 'node:path';
import {
  concatAST,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
  validateSchema,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { container } from 'tsyringe';
import { buildGraphQLSchema } from '../graphql-schema';
import { refuseCostly } from '../platform/graphql/limits';
import { printedSchema } from '../print-schema';

let schema: GraphQLSchema;

beforeAll(async () => {
  schema = await buildGraphQLSchema(container.createChildContainer());
});

const ROOTS = ['Query', 'Mutation', 'Subscription'];
const types = () =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

/** Everything in the schema that has a name, with its description. */
function described(): Map<string, string | null | undefined> {
  const all = new Map<string, string | null | undefined>();
  for (const type of types()) {
    if (!ROOTS.includes(type.name)) all.set(type.name, type.description);
    if (isEnumType(type))
      for (const value of type.getValues()) all.set(`${type.name}.${value.name}`, value.description);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        all.set(`${type.name}.${field.name}`, field.description);
        if ('args' in field)
          for (const argument of field.args)
            all.set(`${type.name}.${field.name}(${argument.name})`, argument.description);
      }
  }
  return all;
}

describe('the schema', () => {
  it('is valid, which no start of the server checks', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('is the one printed in schema.graphql', async () => {
    const file = path.resolve(__dirname, '../../schema.graphql');
    expect(fs.readFileSync(file, 'utf8')).toBe(await printedSchema());
  });

  it('describes every type, field, argument and value in a sentence', () => {
    const all = described();
    expect(all.size).toBeGreaterThan(150);
    const bare = [...all].filter(([, text]) => !text || text.trim() === '').map(([name]) => name);
    expect(bare).toEqual([]);
    const unfinished = [...all].filter(([, text]) => !/[.…)]$/.test(text!.trim())).map(([name]) => name);
    expect(unfinished).toEqual([]);
  });

  it('says what null means wherever an object may have one', () => {
    const silent = types().flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => !String(field.type).endsWith('!') && !/null/i.test(field.description ?? ''))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(silent).toEqual([]);
  });

  it('gives whatever has an id of its own the id as ID!', () => {
    const others = types().flatMap((type) =>
      isObjectType(type) && type.getFields().id && String(type.getFields().id!.type) !== 'ID!'
        ? [type.name]
        : [],
    );
    expect(others).toEqual([]);
  });

  it('returns mistakes of people as UserError, in unions named for their mutation', () => {
    const unions = types().filter(isUnionType);
    expect(unions.map(({ name }) => name).filter((name) => !name.endsWith('Result'))).toEqual([]);
    const errors = schema.getImplementations(schema.getType('UserError') as never).objects;
    const members = new Set(unions.flatMap((union) => union.getTypes()));
    expect(errors.filter((error) => !members.has(error)).map(({ name }) => name)).toEqual([]);
  });
});

/** The fields of a type, and of the members of a union, each with the type of its result. */
function resultsOf(typeName: string): { owner: string; name: string; result: string }[] {
  const type = schema.getType(typeName);
  if (isUnionType(type)) return type.getTypes().flatMap((member) => resultsOf(member.name));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    owner: typeName,
    name: field.name,
    result: getNamedType(field.type).name,
  }));
}

/** Every path to a field of a result, as types: `Query.viewer > Viewer.account > Account.email`. */
function waysTo(isWanted: (typeName: string, fieldName: string) => boolean): string[] {
  // A type is on hundreds of thousands of paths.
  const fields = new Map(
    types().map(({ name }) => [
      name,
      resultsOf(name).map((field) => ({
        ...field,
        step: `${field.owner}.${field.name}`,
        wanted: isWanted(field.owner, field.name),
      })),
    ]),
  );
  const ways: string[] = [];
  const steps: string[] = [];
  const seen = new Set<string>();
  const visit = (typeName: string): void => {
    seen.add(typeName);
    for (const { step, wanted, result } of fields.get(typeName) ?? []) {
      steps.push(step);
      if (wanted) ways.push(steps.join(' > '));
      if (!seen.has(result)) visit(result);
      steps.pop();
    }
    seen.delete(typeName);
  };
  for (const root of ROOTS) visit(root);
  return ways;
}

describe('what must not leak', () => {
  it('is no field of the schema', () => {
    expect(waysTo((_type, field) => /hash$|^searchText$/i.test(field))).toEqual([]);
  });

  it('never shows an account but the viewer’s own', () => {
    const ways = waysTo((type, field) => type === 'Account' && field === 'id');
    const own =
      /(Viewer\.account|Registered\.account|ProfileUpdated\.account|AdministratorSetUp\.account) > Account\.id$/;
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((way) => !own.test(way))).toEqual([]);
  });
});

/** Any valid value of the type; page sizes are the largest allowed. */
function someValue(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [someValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, someValue(field.type)]),
    );
  return { Int: 100, Float: 1, Boolean: true }[type.name] ?? 'x';
}

it('the documents of the client cost less than the limit', () => {
  const folder = path.resolve(__dirname, '../../client/src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const document = concatAST(
    files
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => parse(fs.readFileSync(path.join(folder, file), 'utf8'))),
  );
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  expect(operations.length).toBeGreaterThan(50);
  // As the client sends them: each with the fragments it uses, not with those of all the others.
  const documents = separateOperations(document);
  for (const { name, variableDefinitions = [] } of operations) {
    const variables = variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      someValue(typeFromAST(schema, type as never) as GraphQLInputType),
    ]);
    const [operationName, document] = [name!.value, documents[name!.value]!];
    refuseCostly(schema, { document, operationName, variables: Object.fromEntries(variables) });
  }
});
