import type { DocumentNode } from 'graphql';

let printer: ((document: DocumentNode) => string) | null = null;

/**
 * Stands in for Apollo Client's `print` in the built client, see vite.config.mts. Before anything is sent, Apollo uses
 * the text only to tell one document from another, which JSON does as well without GraphQL's printer.
 */
export const print = Object.assign(
  (document: DocumentNode): string => (printer ? printer(document) : JSON.stringify(document)),
  { reset: () => undefined },
);

/** From now on documents are printed as GraphQL, as they must be to be sent. */
export function printWith(print: (document: DocumentNode) => string): void {
  printer = print;
}
