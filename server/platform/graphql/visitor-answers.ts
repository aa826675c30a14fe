import { GraphQLError } from 'graphql';
import type { FirstOperation } from '../first-page.rules';
import type { Context } from './context';
import type { TrustedDocuments } from './prepared-operations';
import { refuseUnstorableText } from './storable-text';

/**
 * Executes the client's own operations with the same result as for a visitor over HTTP. Resolves to null if any part
 * fails, and, if the result may be cached, for an operation that does not depend on public courses alone.
 */
export function visitorAnswers(
  documents: TrustedDocuments,
  visitor: () => Context,
): (operation: FirstOperation, isCacheable: boolean) => Promise<unknown> {
  return async ({ documentId, variables }, isCacheable) => {
    const operation = documents.get(documentId);
    if (!operation || (isCacheable && !operation.isPublic)) return null;
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
