import type { DocumentNode } from 'graphql';

/** The id under which the server has prepared this operation, see client/codegen/trusted-documents.cjs. */
export const documentIdOf = (document: DocumentNode): string | undefined =>
  (document as { __meta__?: { documentId?: string } }).__meta__?.documentId;
