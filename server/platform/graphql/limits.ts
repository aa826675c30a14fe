import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isIntrospectionType,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { isStorableText } from '../text.rules';

/** Size limit of a request body in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Limits for both HTTP and WebSocket; each was tested against the attacks in the tests. */
export const MAX_TOKENS = 1500;
export const MAX_RECURSIVE_SELECTIONS = 2000;
const MAX_DEPTH = 10;
const MAX_COST = 65_000;
const MAX_QUERY_NODES = 2000;
/** Cost of a field that runs a database statement, before its first row. */
const STATEMENT_COST = 500;
/** Assumed length of lists without `first`, whose length depends on their author. */
const PLAIN_LIST_LENGTH = 20;
const TOO_MUCH = 'This query is too expensive. Request fewer rows or fields';

/** A valid operation that is about to run. */
export interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
}

const tooComplex = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } });

/** The error for text that the database cannot store. */
export const unstorableText = () =>
  new GraphQLError('Text with unsupported characters', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** Rejects documents deeper than MAX_DEPTH, with more than one mutation, or with text that cannot be stored. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  const depths = new Map<string, number>();
  const depthOf = (selected: SelectionSetNode | undefined): number =>
    Math.max(0, ...(selected?.selections ?? []).map(depthOfSelection));

  function depthOfSelection(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
    return selection.name.value.startsWith('__') ? 1 : 1 + depthOf(selection.selectionSet);
  }

  function depthOfFragment(name: string): number {
    if (!depths.has(name)) {
      // Meanwhile: this ends a cycle, which validation rejects anyway.
      depths.set(name, 0);
      depths.set(name, depthOf(context.getFragment(name)?.selectionSet));
    }
    return depths.get(name)!;
  }

  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) > MAX_DEPTH)
        context.reportError(tooComplex(`A query can be at most ${MAX_DEPTH} fields deep`));
      const { selections } = operation.selectionSet;
      if (operation.operation === 'mutation' && (selections.length > 1 || selections[0]?.kind !== Kind.FIELD))
        context.reportError(tooComplex('One mutation per request'));
    },
    StringValue({ value }) {
      if (!isStorableText(value)) context.reportError(unstorableText());
    },
  };
}

/**
 * Extensions of a field without arguments that runs a statement per object, or whose subfields share one. Root fields
 * and fields with arguments always count as running one, since each alias can pass other arguments.
 */
export const OWN_STATEMENT = { runsStatement: true };

const runsStatement = ({ type, field }: ComplexityEstimatorArgs): boolean =>
  type.name === 'Query' ||
  type.name === 'Mutation' ||
  field.args.length > 0 ||
  field.extensions.runsStatement === true;

const estimators: ComplexityEstimator[] = [
  // Introspection needs no database, and graphql-js itself limits the nesting of its lists.
  ({ type, childComplexity }) => (isIntrospectionType(type) ? 1 + childComplexity : undefined),
  // For fields that declare their cost.
  fieldExtensionsEstimator(),
  (requested) => {
    const { type, args, childComplexity, field } = requested;
    const base = runsStatement(requested) ? STATEMENT_COST : 1;
    if (typeof args.first === 'number') return base + Math.max(1, args.first) * childComplexity;
    // A connection's rows were already multiplied by its `first`.
    const isList = String(field.type).startsWith('[') && !type.name.endsWith('Connection');
    if (isList) return base + PLAIN_LIST_LENGTH * childComplexity;
    return base === 1 ? undefined : base + childComplexity;
  },
  simpleEstimator({ defaultComplexity: 1 }),
];

/** Costs by the shape of the variables; of hostile clients, the last shapes are kept. */
const costsOfDocuments = new WeakMap<DocumentNode, LRUCache<string, number>>();
const SHAPES_MAX = 50;
const SHAPE_LENGTH_MAX = 500;

/** Throws if the operation would cost too much with its variables; lists multiply, also inside fragments. */
export function refuseCostly(schema: GraphQLSchema, operation: Operation): void {
  const { document, operationName, variables } = operation;
  const costs = costsOfDocuments.get(document) ?? new LRUCache<string, number>({ max: SHAPES_MAX });
  costsOfDocuments.set(document, costs);
  const shape = `${operationName}${shapeOf(variables)}`;
  let cost = costs.get(shape);
  if (cost === undefined) {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    // The executor rejects these. Not kept: valid variables of the same shape have a cost.
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) return;
    cost = costOf(schema, operation);
    if (shape.length <= SHAPE_LENGTH_MAX) costs.set(shape, cost);
  }
  if (cost > MAX_COST) throw tooComplex(TOO_MUCH);
}

/** The cache key of variables: all but the content of strings affects the cost. */
const shapeOf = (variables: Record<string, unknown>): string =>
  JSON.stringify(variables, (_key, value: unknown) => (typeof value === 'string' ? '' : value));

/** The cost of the operation with valid variables. Throws if it cannot be determined. */
function costOf(
  schema: GraphQLSchema,
  { document: query, variables, operationName: name }: Operation,
): number {
  const limits = { estimators, maxQueryNodes: MAX_QUERY_NODES };
  try {
    return getComplexity({ schema, query, variables, operationName: name ?? undefined, ...limits });
  } catch (error) {
    // Also for an argument that turns out to be null: the executor would fail only its field and run everything else.
    throw tooComplex(error instanceof GraphQLError ? error.message : TOO_MUCH);
  }
}
