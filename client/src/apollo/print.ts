import type { DocumentNode } from 'graphql';

let printer: ((document: DocumentNode) => string) | null = null;

/**
 * Replaces Apollo Client's `print` in the built client, see vite.config.mts. Until a document is sent, Apollo uses the
 * text only as a cache key, for which JSON is enough without GraphQL's printer.
 */
export const print = Object.assign(
  (document: DocumentNode): string => (printer ? printer(document) : JSON.stringify(document)),
  { reset: () => undefined },
);

/** Prints documents as GraphQL from now on, as required for sending them. */
export function printWith(print: (document: DocumentNode) => string): void {
  printer = print;
}
