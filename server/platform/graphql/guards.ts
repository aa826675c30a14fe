import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Viewer } from '../viewer';
import { holdsOnlyStorableText } from '../storable-text';
import { refuseCostly, unstorableText } from './limits';
import { viewerWithinScopes } from './required-scopes';

/** A valid operation that is about to run. */
interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown>;
}

/**
 * Checks an operation before any of its resolvers runs, over HTTP and over sockets. Returns the viewer for whom it
 * runs; throws a Refusal or a GraphQLError.
 */
export function guardedViewer(
  schema: GraphQLSchema,
  { document, operationName, variables }: Operation,
  viewer: Viewer | null,
): Viewer | null {
  const allowed = viewerWithinScopes(schema, document, operationName, viewer);
  if (!holdsOnlyStorableText(variables)) throw unstorableText();
  refuseCostly(schema, document, variables, operationName ?? undefined);
  return allowed;
}
