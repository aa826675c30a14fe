import { GraphQLError } from 'graphql';
import type { FirstOperation } from '../first-page.rules';
import type { Context } from './context';
import type { TrustedDocuments } from './prepared-operations';
import { refuseUnstorableText } from './storable-text';

/**
 * Executes the client's own operations with the same result as for a visitor over HTTP. Resolves to null for an
 * operation that does not depend on public data alone, and if any part of it fails.
 */
export function visitorAnswers(
  documents: TrustedDocuments,
  visitor: () => Context,
): (operation: FirstOperation) => Promise<unknown> {
  return async ({ documentId, variables }) => {
    const operation = documents.get(documentId);
    if (operation?.isPublic !== true) return null;
    try {
      refuseUnstorableText(operation.document, variables);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      // The page in the browser runs it again and shows the error.
      return null;
    }
    const { data, errors } = await operation.run(visitor(), variables);
    return errors ? null : (data ?? null);
  };
}
