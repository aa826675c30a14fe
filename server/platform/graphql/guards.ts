import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  isAbstractType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Viewer } from '../viewer';
import { holdsOnlyStorableText } from '../storable-text';
import { type Operation, refuseCostly, unstorableText } from './limits';
import { requireScopes, type RequiredScope } from '../required-scope';

/**
 * Checks an operation before any of its resolvers runs, over HTTP and over sockets. Returns the viewer for whom it
 * runs; throws a Refusal or a GraphQLError.
 */
export function guardedViewer(
  schema: GraphQLSchema,
  operation: Operation,
  viewer: Viewer | null,
): Viewer | null {
  const allowed = viewerWithinScopes(schema, operation, viewer);
  if (!holdsOnlyStorableText(operation.variables)) throw unstorableText();
  refuseCostly(schema, operation);
  return allowed;
}

/** Whether the field runs a method of a resolver, as all root fields do; a plain property comes with its object. */
export const runsMethod = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): boolean =>
  field.resolve !== undefined ||
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);

/** What the field or its type declares; `session only` if they declare nothing and it runs a method. */
export function requiredScope(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): RequiredScope {
  const declared = (field.extensions.scope ?? type.extensions.scope) as RequiredScope | undefined;
  return declared ?? (runsMethod(schema, type, field) ? 'session only' : 'none');
}

/** The scopes of all fields that a valid operation selects. @skip and @include make no difference. */
function requiredScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
): ReadonlySet<RequiredScope> {
  const required = new Set<RequiredScope>();
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    Field: ({ name: field }) => {
      // Introspection describes the schema, not anybody's data.
      if (field.value.startsWith('__')) return false;
      const parent = types.getParentType()!;
      const possible = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
      for (const type of possible) {
        const selected = type.getFields()[field.value];
        if (selected) required.add(requiredScope(schema, type, selected));
      }
      return undefined;
    },
  });
  // Only this operation and the fragments that it uses.
  visit(separateOperations(document)[name?.value ?? '']!, visitor);
  return required;
}

/**
 * Returns the viewer for whom a valid operation runs. Throws FORBIDDEN if an access token lacks a scope. An operation
 * of an access token that needs no scope runs as a visitor's, so that it cannot show more than a visitor sees.
 */
export function viewerWithinScopes(
  schema: GraphQLSchema,
  requested: Operation,
  viewer: Viewer | null,
): Viewer | null {
  if (!viewer?.scopes) return viewer;
  const { document, operationName } = requested;
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const required = requiredScopes(schema, document, operation);
  requireScopes(viewer, required);
  return [...required].every((scope) => scope === 'none') ? null : viewer;
}
