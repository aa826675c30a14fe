import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { runsMethod } from '../../platform/graphql/guards';

type Field = GraphQLField<unknown, unknown>;

/** A field behind `Query.viewer`, with those that lead to it. */
export interface ViewerField {
  /** Such as `viewer.teaching.course.members`. */
  path: string;
  way: readonly Field[];
}

/**
 * Every field behind `Query.viewer` that loads data, once for each type it belongs to. Lists are not followed, since
 * what they contain belongs to the field itself, nor are types that other root fields return and that have rows there.
 */
export function viewerFields(schema: GraphQLSchema): ViewerField[] {
  const { viewer, ...others } = schema.getQueryType()!.getFields();
  const seen = new Set(Object.values(others).map(({ type }) => getNamedType(type).name));
  const found: ViewerField[] = [];
  const waiting: { type: GraphQLObjectType; way: Field[] }[] = [];
  const follow = (field: Field, before: readonly Field[]) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type) || isListType(getNullableType(field.type)) || seen.has(type.name)) return;
    seen.add(type.name);
    waiting.push({ type, way: [...before, field] });
  };
  follow(viewer!, []);
  // The list grows while it is read: types that are nearer to the viewer come first.
  for (const { type, way } of waiting)
    for (const field of Object.values(type.getFields())) {
      if (runsMethod(schema, type, field))
        found.push({ path: [...way, field].map(({ name }) => name).join('.'), way: [...way, field] });
      follow(field, way);
    }
  return found;
}

/** The selection of this field; `argumentOf` returns the literals of required arguments by path and name. */
export function selectionOf(
  { way }: ViewerField,
  argumentOf: (path: string, name: string) => string,
): string {
  const select = (index: number, path: string): string => {
    const { name, args, type } = way[index]!;
    const here = path === '' ? name : `${path}.${name}`;
    const given = args.filter(isRequiredArgument).map((one) => `${one.name}: ${argumentOf(here, one.name)}`);
    const call = given.length > 0 ? `${name}(${given.join(', ')})` : name;
    if (index < way.length - 1) return `${call} { ${select(index + 1, here)} }`;
    return isCompositeType(getNamedType(type)) ? `${call} { __typename }` : call;
  };
  return select(0, '');
}

/** What there is at the end of these fields: `ok`, `empty` for an empty list, or `null`. */
export function valueAt({ way }: ViewerField, data: unknown): 'ok' | 'empty' | 'null' {
  let value = data;
  for (const { name } of way.slice(1)) value = (value as Record<string, unknown> | null)?.[name] ?? null;
  if (value === null) return 'null';
  return Array.isArray(value) && value.length === 0 ? 'empty' : 'ok';
}
