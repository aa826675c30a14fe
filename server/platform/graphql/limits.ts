import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isIntrospectionType,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
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

const tooComplex = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } });

/** Rejects documents nested deeper than MAX_DEPTH and documents with more than one mutation. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  const depthOfFragment = new Map<string, number>();
  const depthOf = (selections: SelectionSetNode): number =>
    Math.max(0, ...selections.selections.map((selection) => depthOfSelection(selection)));

  function depthOfSelection(selection: SelectionSetNode['selections'][number]): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value);
    if (!selection.selectionSet) return selection.kind === Kind.FIELD ? 1 : 0;
    const isIntrospection = selection.kind === Kind.FIELD && selection.name.value.startsWith('__');
    if (isIntrospection) return 1;
    return depthOf(selection.selectionSet) + (selection.kind === Kind.FIELD ? 1 : 0);
  }

  function fragmentDepth(name: string): number {
    const known = depthOfFragment.get(name);
    if (known !== undefined) return known;
    // Zero while it is being computed: this ends a cycle, which validation rejects anyway.
    depthOfFragment.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    depthOfFragment.set(name, depth);
    return depth;
  }

  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) > MAX_DEPTH)
        context.reportError(tooComplex(`A query can be at most ${MAX_DEPTH} fields deep`));
      const { selections } = operation.selectionSet;
      if (operation.operation === 'mutation' && (selections.length > 1 || selections[0]?.kind !== Kind.FIELD))
        context.reportError(tooComplex('One mutation per request'));
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
  (asked) => {
    const { type, args, childComplexity, field } = asked;
    const base = runsStatement(asked) ? STATEMENT_COST : 1;
    if (typeof args.first === 'number') return base + Math.max(1, args.first) * childComplexity;
    // A connection's rows were already multiplied by its `first`.
    const isList = String(field.type).startsWith('[') && !type.name.endsWith('Connection');
    if (isList) return base + PLAIN_LIST_LENGTH * childComplexity;
    return base === 1 ? undefined : base + childComplexity;
  },
  simpleEstimator({ defaultComplexity: 1 }),
];

/** Rejects a subscription sent over HTTP: they are served over a WebSocket. */
export function refuseSubscription(operation: OperationDefinitionNode | null | undefined): void {
  if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
    throw new GraphQLError('Subscriptions are served over a WebSocket at this path', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
}

/** Throws if the document would cost too much with these variables; lists multiply, also inside fragments. */
export function refuseCostly(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): void {
  const costs = costsOf(document);
  const key = `${operationName}${shapeOf(variables)}`;
  let cost = costs.get(key);
  if (cost === undefined) {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    // The executor rejects these. Not cached: valid variables of the same shape have a cost.
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) return;
    cost = costOf(schema, document, variables, operationName);
    if (costs.size < SHAPES_MAX && key.length <= SHAPE_LENGTH_MAX) costs.set(key, cost);
  }
  if (cost > MAX_COST) throw tooComplex(TOO_MUCH);
}

/** Maximum number of cached costs per document, and maximum length of a cache key. */
const SHAPES_MAX = 50;
const SHAPE_LENGTH_MAX = 500;

const costsOfDocuments = new WeakMap<DocumentNode, Map<string, number>>();

function costsOf(document: DocumentNode): Map<string, number> {
  let costs = costsOfDocuments.get(document);
  if (!costs) costsOfDocuments.set(document, (costs = new Map<string, number>()));
  return costs;
}

/**
 * The cache key of variables: numbers, booleans, nulls and missing values affect the cost, the content of strings does
 * not.
 */
const shapeOf = (variables: Record<string, unknown>): string =>
  JSON.stringify(variables, (_key, value: unknown) => (typeof value === 'string' ? '' : value));

/** The cost of the operation with valid variables. Throws if it cannot be determined. */
function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): number {
  try {
    return getComplexity({
      schema,
      query,
      variables,
      operationName,
      estimators,
      maxQueryNodes: MAX_QUERY_NODES,
    });
  } catch (error) {
    // Also for an argument that turns out to be null: the executor would fail only its field and run everything else.
    throw tooComplex(error instanceof GraphQLError ? error.message : TOO_MUCH);
  }
}
