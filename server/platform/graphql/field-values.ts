import {
  getArgumentValues,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from 'graphql';
import type { Selecting } from './collected-fields';
import type { Place, Run, Source, Variables } from './written-text';

/** The document that is compiled. */
export interface Compiling extends Selecting {
  operation: OperationDefinitionNode;
}

/** How to get the value of a field. */
export function valueOf(
  compiling: Compiling,
  parent: GraphQLObjectType,
  key: string,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
): (run: Run, source: Source, place: Place | undefined) => unknown {
  const { resolve, name } = field;
  const argumentsFor = argumentsOf(field, nodes[0]!);
  const infoFor = (run: Run, place: Place | undefined) =>
    infoOf(compiling, { run, parent, field, nodes, path: { prev: place, key, typename: parent.name } });
  if (resolve) {
    const usesInfo = resolve.length > 3;
    return (run, source, place) =>
      resolve(
        source,
        argumentsFor(run.variables),
        run.context,
        // The others do not declare the parameter.
        usesInfo ? infoFor(run, place) : (undefined as never),
      );
  }
  return (run, source, place) => {
    const value = source[name];
    return typeof value === 'function'
      ? (source[name] as (...given: unknown[]) => unknown)(
          argumentsFor(run.variables),
          run.context,
          infoFor(run, place),
        )
      : value;
  };
}

const NO_ARGUMENTS = Object.freeze({});

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (given: Variables) => Variables {
  if (field.args.length === 0) return () => NO_ARGUMENTS;
  const variables = new Set<string>();
  visit({ ...node, selectionSet: undefined }, { Variable: ({ name }) => void variables.add(name.value) });
  if (variables.size > 0) return (given) => getArgumentValues(field, node, given);
  let known: Variables | null = null;
  return () => (known ??= getArgumentValues(field, node, {}));
}

interface Asked {
  run: Run;
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
  path: Place;
}

export const infoOf = (
  { schema, fragments, operation }: Compiling,
  { run, parent, field, nodes, path }: Asked,
): GraphQLResolveInfo => ({
  fieldName: field.name,
  fieldNodes: nodes,
  returnType: field.type,
  parentType: parent,
  path,
  schema,
  fragments,
  rootValue: undefined,
  operation,
  variableValues: run.variables,
});
