import { Kind, OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { RequiredScope } from '../required-scope';

/**
 * Extensions of a query whose result for a visitor depends on public data alone: not on an account, address or time.
 * Such a result may be served to other visitors, and to access tokens without a scope.
 */
export const IS_PUBLIC = { isPublic: true, scope: 'none' satisfies RequiredScope };

/** Whether all that the operation reads is public. */
export function readsPublicDataAlone(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()!.getFields();
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions.isPublic === true,
  );
}
