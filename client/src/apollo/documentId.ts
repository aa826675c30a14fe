import type { DocumentNode } from 'graphql';

/** The operation's trusted-document id, see client/codegen/trusted-documents.cjs. */
export const documentIdOf = (document: DocumentNode): string | undefined =>
  (document as { __meta__?: { documentId?: string } }).__meta__?.documentId;
