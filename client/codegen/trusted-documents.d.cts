import type { DocumentNode } from 'graphql';

export function documentMeta(document: DocumentNode): { documentId: string };
