import {
  defaultTypeResolver,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { collectedFields } from './collected-fields';
import type { Context } from './context';
import { infoOf, valueOf, type Compiling } from './field-values';
import { stepsOf } from './shared-text';
import {
  isPromise,
  Later,
  pathOf,
  type Part,
  type Place,
  type Run,
  type Source,
  type Text,
  type Variables,
  type WriteField,
  type WriteValue,
} from './written-text';

// Compiles an operation into functions that write its result as JSON text, without an object for each part of it.
// Errors and nulls are handled as by graphql-js (execution/execute.js), and a test compares both for every document.

interface WrittenResult {
  /** JSON of `data`. */
  text: string;
  errors: readonly GraphQLError[];
}

/** Runs an operation with valid variables. */
export type WriteResult = (context: Context, variables: Variables) => Promise<WrittenResult>;

export function compileResult(compiling: Compiling): WriteResult {
  const { schema, operation } = compiling;
  const root = schema.getRootType(operation.operation)!;
  // A mutation has a single field (shapeRule), so that nothing needs to run in order.
  const { write } = compileObject(compiling, root, [operation.selectionSet]);
  return async (context, variables) => {
    const run: Run = { context, variables, errors: [] };
    try {
      return { text: await write(run, {}, undefined), errors: run.errors };
    } catch (error) {
      return { text: 'null', errors: [...run.errors, error as GraphQLError] };
    }
  };
}

/** Whether the text of the whole object depends on its properties alone: those in `fixedBy`. */
interface ObjectText {
  write: (run: Run, source: Source, place: Place | undefined) => Text;
  isFixed: boolean;
}

function compileObject(
  compiling: Compiling,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): ObjectText {
  const parts: Part[] = [];
  for (const [key, nodes] of collectedFields(compiling, type, selectionSets))
    parts.push(compileField(compiling, type, key, nodes));
  const steps = stepsOf(parts);
  return {
    isFixed: parts.every(({ fixedBy }) => fixedBy !== null),
    write: (run, source, place) => {
      let text = '{';
      let later: Later | null = null;
      for (let index = 0; index < steps.length; index++) {
        const { start, write } = steps[index]!;
        let written: Text;
        try {
          written = write(run, source, place);
        } catch (error) {
          if (later === null) throw error;
          // The promises may reject too, and nobody else would handle that.
          return later.ended().then(() => {
            throw error;
          });
        }
        text += index === 0 ? start : `,${start}`;
        if (typeof written === 'string') text += written;
        else {
          later ??= new Later();
          later.add(text, written);
          text = '';
        }
      }
      text += '}';
      return later === null ? text : later.text(text);
    },
  };
}

function compileField(
  compiling: Compiling,
  parent: GraphQLObjectType,
  key: string,
  nodes: FieldNode[],
): Part {
  const start = `${JSON.stringify(key)}:`;
  const { name } = nodes[0]!;
  if (name.value === '__typename') {
    const typename = JSON.stringify(parent.name);
    return { start, fixedBy: [], write: () => typename };
  }
  const field = parent.getFields()[name.value]!;
  const { write: writeValue, isFixed } = compileType(compiling, field.type, parent, field, nodes);
  const value = valueOf(compiling, parent, key, field, nodes);
  const isNullable = !isNonNullType(field.type);
  const hasPlace = !isLeafType(getNullableType(field.type));

  const failed = (run: Run, error: unknown, place: Place | undefined): string => {
    const located = locatedError(error, nodes, pathOf({ prev: place, key, typename: parent.name }));
    if (!isNullable) throw located;
    run.errors.push(located);
    return 'null';
  };
  const write: WriteField = (run, source, place) => {
    // For the errors of what is inside of it.
    const own = hasPlace ? { prev: place, key, typename: parent.name } : undefined;
    try {
      const given = value(run, source, place);
      const text = isPromise(given)
        ? given.then((later) => writeValue(run, later, own))
        : writeValue(run, given, own);
      return typeof text === 'string'
        ? text
        : text.then(undefined, (error: unknown) => failed(run, error, place));
    } catch (error) {
      return failed(run, error, place);
    }
  };
  return { start, write, fixedBy: field.resolve === undefined && isFixed ? [field.name] : null };
}

/** How values of a type are written, and whether the text depends on nothing but the value. */
interface TypeText {
  write: WriteValue;
  isFixed: boolean;
}

/** Writes null as such. */
function compileType(
  compiling: Compiling,
  type: GraphQLOutputType,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
): TypeText {
  if (isNonNullType(type)) {
    const { write, isFixed } = compileType(compiling, type.ofType, parent, field, nodes);
    const isNull = () => new Error(`Cannot return null for non-nullable field ${parent.name}.${field.name}.`);
    return {
      isFixed,
      write: (run, value, place) => {
        if (value === null || value === undefined) throw isNull();
        return write(run, value, place);
      },
    };
  }
  const { write, isFixed } = compilePresent(compiling, type, parent, field, nodes);
  return {
    isFixed,
    write: (run, value, place) => {
      if (value === null || value === undefined) return 'null';
      if (value instanceof Error) throw value;
      return write(run, value, place);
    },
  };
}

/** For values that are not null. */
function compilePresent(
  compiling: Compiling,
  type: GraphQLOutputType,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
): TypeText {
  if (isListType(type)) {
    const item = compileType(compiling, type.ofType, parent, field, nodes);
    const isItemNullable = !isNonNullType(type.ofType);
    const write = listText(item.write, isItemNullable, nodes, `${parent.name}.${field.name}`);
    return { isFixed: item.isFixed, write };
  }
  if (isLeafType(type)) return { isFixed: true, write: leafText(type) };
  const selectionSets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
  if (isObjectType(type)) {
    const { write, isFixed } = compileObject(compiling, type, selectionSets);
    const { isTypeOf } = type;
    if (!isTypeOf) return { isFixed, write: (run, value, place) => write(run, value as Source, place) };
    return {
      isFixed: false,
      write: (run, value, place) => {
        const info = infoOf(compiling, { run, parent, field, nodes, path: place! });
        const check = (isOf: boolean): Text => {
          if (!isOf) throw new GraphQLError(`Expected value of type "${type.name}".`, { nodes });
          return write(run, value as Source, place);
        };
        const isOf = isTypeOf(value, run.context, info);
        return isPromise(isOf) ? isOf.then(check) : check(isOf);
      },
    };
  }
  if (isAbstractType(type))
    return { isFixed: false, write: abstractText(compiling, type, parent, field, nodes, selectionSets) };
  throw new Error(`No output type: ${String(type)}`);
}

function leafText(type: GraphQLLeafType): WriteValue {
  return (_run, value) => {
    const serialized = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(`Expected \`${type.name}.serialize\` to return a value`);
    return typeof serialized === 'number' || typeof serialized === 'boolean'
      ? String(serialized)
      : JSON.stringify(serialized);
  };
}

function listText(
  writeItem: WriteValue,
  isItemNullable: boolean,
  nodes: FieldNode[],
  name: string,
): WriteValue {
  return (run, value, place) => {
    if (typeof value !== 'object' || !(Symbol.iterator in value!))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    const failed = (error: unknown, own: Place): string => {
      const located = locatedError(error, nodes, pathOf(own));
      if (!isItemNullable) throw located;
      run.errors.push(located);
      return 'null';
    };
    let text = '[';
    let later: Later | null = null;
    let index = 0;
    for (const item of value as Iterable<unknown>) {
      const own: Place = { prev: place, key: index, typename: undefined };
      let written: Text;
      try {
        written = isPromise(item)
          ? item.then((given) => writeItem(run, given, own))
          : writeItem(run, item, own);
        if (typeof written !== 'string')
          written = written.then(undefined, (error: unknown) => failed(error, own));
      } catch (error) {
        try {
          written = failed(error, own);
        } catch (located) {
          if (later === null) throw located;
          return later.ended().then(() => {
            throw located;
          });
        }
      }
      if (index++ > 0) text += ',';
      if (typeof written === 'string') text += written;
      else {
        later ??= new Later();
        later.add(text, written);
        text = '';
      }
    }
    text += ']';
    return later === null ? text : later.text(text);
  };
}

/** The text of each possible type is compiled when its first object comes. */
function abstractText(
  compiling: Compiling,
  type: GraphQLAbstractType,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
  selectionSets: readonly SelectionSetNode[],
): WriteValue {
  const { schema } = compiling;
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const texts = new Map<string, ObjectText>();
  const textOf = (name: string | null | undefined): ObjectText => {
    const known = texts.get(name ?? '');
    if (known) return known;
    const found = typeof name === 'string' ? schema.getType(name) : undefined;
    if (!isObjectType(found) || !schema.isSubType(type, found))
      throw new GraphQLError(`"${type.name}" has no possible type "${String(name)}".`, { nodes });
    const text = compileObject(compiling, found, selectionSets);
    texts.set(found.name, text);
    return text;
  };
  return (run, value, place) => {
    const info = infoOf(compiling, { run, parent, field, nodes, path: place! });
    const write = (name: string | null | undefined): Text => textOf(name).write(run, value as Source, place);
    const name = resolveType(value, run.context, info, type);
    return isPromise(name) ? (name as Promise<string>).then(write) : write(name);
  };
}
