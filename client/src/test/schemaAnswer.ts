import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  execute,
  type DocumentNode,
  type ExecutionResult,
  GraphQLBoolean,
  GraphQLError,
  type GraphQLFieldResolver,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  isListType,
  isNonNullType,
  visit,
} from 'graphql';
import { CoursePermission } from '#server/modules/courses/permissions/course-permissions.rules';

interface Answer {
  __typename?: string;
  [field: string]: unknown;
}

const printedSchema = fs.readFileSync(path.resolve(__dirname, '../../../schema.graphql'), 'utf8');
/**
 * The schema without descriptions, which are two thirds of the file, and without checking it, which the server's tests
 * do: nearly every suite builds this.
 */
const schema = buildSchema(printedSchema.replaceAll(/"""[^]*?"""/g, ''), {
  assumeValidSDL: true,
  noLocation: true,
});

/**
 * The response to this operation if its resolvers returned `prepared`, with the selected fields only. What is left out
 * is null, empty, false or 0. Throws an error that lists all violations of schema.graphql: unknown types or fields,
 * missing texts and objects, invalid nulls or values, and unknown variables.
 */
export function schemaAnswer(
  document: DocumentNode,
  variables: Record<string, unknown>,
  prepared: Answer,
): Record<string, unknown> {
  const result = execute({
    schema,
    document,
    rootValue: prepared,
    variableValues: variables,
    fieldResolver: preparedField(aliasesIn(document)),
    typeResolver: preparedType,
  }) as ExecutionResult;
  if (!result.errors) return result.data!;
  const problems = result.errors.map(
    ({ path: at, message }) => `  ${at?.join('.') ?? 'variables'}: ${message}`,
  );
  throw new Error(`A prepared answer is not one of schema.graphql:\n${problems.join('\n')}`);
}

/** The viewer of a prepared answer owns the course, unless it says otherwise. */
const OWNER = { viewerRole: 'OWNER', viewerPermissions: Object.values(CoursePermission) };
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  InstructorCourse: OWNER,
  InstructorCourseStanding: OWNER,
};

/** The value of a field that a prepared answer leaves out: none, false or 0. A text or an object must be given. */
function valueOfNone(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  if (type.ofType === GraphQLBoolean) return false;
  if (type.ofType === GraphQLInt || type.ofType === GraphQLFloat) return 0;
  throw new GraphQLError('The operation asks for this field, and it is missing');
}

const preparedField =
  (aliases: ReadonlySet<string>): GraphQLFieldResolver<Answer, unknown> =>
  (source, _args, _context, { parentType, path: { key }, fieldName, returnType }) => {
    if (source.__typename !== undefined && source.__typename !== parentType.name)
      throw new GraphQLError(`The type must be ${parentType.name}, not ${source.__typename}`);
    const fields = parentType.getFields();
    const unknown = Object.keys(source).filter(
      (name) => name !== '__typename' && !(name in fields) && !aliases.has(name),
    );
    if (unknown.length > 0) throw new GraphQLError(`${parentType.name} has no field ${unknown.join(', ')}`);
    // A list has one page.
    const usual = fieldName === 'pageInfo' ? {} : DEFAULTS[parentType.name]?.[fieldName];
    const value = key in source ? source[key] : usual;
    // So that a test says only what it is about.
    return value === undefined ? valueOfNone(returnType) : value;
  };

/** Resolves the type of an interface or a union. */
const preparedType: GraphQLTypeResolver<Answer, unknown> = ({ __typename }) =>
  __typename as string | undefined;

function aliasesIn(document: DocumentNode): ReadonlySet<string> {
  const aliases = new Set<string>();
  visit(document, { Field: ({ alias }) => void (alias && aliases.add(alias.value)) });
  return aliases;
}
