import {
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { requirementInWords, requireScopes, type RequiredScope } from '../required-scope';
import type { Viewer } from '../viewer';

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);

/** What the field or its type declares; null: nothing. */
export function declaredScope(
  type: GraphQLObjectType,
  { extensions }: GraphQLField<unknown, unknown>,
): RequiredScope | null {
  return ((extensions.scope ?? type.extensions.scope) as RequiredScope | undefined) ?? null;
}

/** Whether the field must declare a scope: it is a root field, or runs a method of a resolver. */
export const mustDeclareScope = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): boolean => isRoot(schema, type) || field.resolve !== undefined;

function requiredScope(schema: GraphQLSchema, type: GraphQLObjectType, name: string): RequiredScope {
  const field = type.getFields()[name];
  if (!field) return 'none';
  return declaredScope(type, field) ?? (mustDeclareScope(schema, type, field) ? 'session only' : 'none');
}

/** The scopes of all fields that a valid operation selects. @skip and @include make no difference. */
function requiredScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlySet<RequiredScope> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const required = new Set<RequiredScope>();

  const visitNamed = (typeName: string, selections: SelectionSetNode): void => {
    const type = schema.getType(typeName);
    if (isCompositeType(type)) visit(type, selections);
  };
  const visit = (parent: GraphQLCompositeType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        visitNamed(selection.typeCondition?.name.value ?? parent.name, selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        // Visited once: its fields do not depend on where it is spread.
        fragments.delete(selection.name.value);
        if (fragment) visitNamed(fragment.typeCondition.name.value, fragment.selectionSet);
      } else {
        const name = selection.name.value;
        // Introspection describes the schema, not anybody's data.
        if (name.startsWith('__')) continue;
        const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
        for (const type of types) required.add(requiredScope(schema, type, name));
        const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
        if (selection.selectionSet && field)
          visitNamed(getNamedType(field.type).name, selection.selectionSet);
      }
    }
  };
  visit(schema.getRootType(operation.operation)!, operation.selectionSet);
  return required;
}

const scopesOfOperations = new WeakMap<OperationDefinitionNode, ReadonlySet<RequiredScope>>();

/**
 * Returns the viewer for whom a valid operation runs. Throws FORBIDDEN if an access token lacks a scope. An operation
 * of an access token that needs no scope runs as a visitor's, so that it cannot show more than a visitor sees.
 */
export function viewerWithinScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  viewer: Viewer | null,
): Viewer | null {
  if (!viewer?.scopes) return viewer;
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  let required = scopesOfOperations.get(operation);
  if (!required) scopesOfOperations.set(operation, (required = requiredScopes(schema, document, operation)));
  requireScopes(viewer, required);
  return [...required].every((scope) => scope === 'none') ? null : viewer;
}

/** Adds to the descriptions of fields and types which scope they declare. */
export function describeScopes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const described of [type, ...Object.values(type.getFields())]) {
      const scope = described.extensions.scope as RequiredScope | undefined;
      if (scope) described.description = `${described.description} ${requirementInWords(scope)}`;
    }
  }
}
