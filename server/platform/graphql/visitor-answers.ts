import { GraphQLError } from 'graphql';
import type { FirstOperation } from '../first-page.rules';
import type { Context } from './context';
import type { TrustedDocuments } from './prepared-operations';
import { refuseUnstorableText } from './storable-text';

/**
 * Answers the client's own operations as they are answered to a visitor over HTTP. Resolves to null for an operation that
 * is not to be answered from public data alone, and when any part of it fails.
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
      // The page in the browser asks for it again, and says what it is told.
      return null;
    }
    const { data, errors } = await operation.run(visitor(), variables);
    return errors ? null : (data ?? null);
  };
}
