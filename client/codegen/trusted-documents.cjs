/**
 * graphql-codegen plugin: writes the client's operations as trusted documents, a JSON object of id → document text. The
 * server prepares only these, and the client sends the id instead of the text.
 *
 * `documentMeta` is the counterpart: it adds the id to the generated document, where the client's link reads it.
 */
const { createHash } = require('node:crypto');
const { InMemoryCache } = require('@apollo/client/cache');
const { concatAST, Kind, print, visit } = require('graphql');

/** Hexadecimal digits of an id. Ids are looked up in our own list, so they need to be distinct, not unforgeable. */
const ID_LENGTH = 16;

const cache = new InMemoryCache();

/** The operation and its fragments as Apollo Client sends them: with `__typename`, without data masking's directive. */
const sentText = (document) =>
  print(
    visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    }),
  );

/** Sorted, because generators list fragments in different orders. */
const textOf = ({ definitions }) =>
  sentText({
    kind: Kind.DOCUMENT,
    definitions: [...definitions].sort(
      (one, other) =>
        Number(one.kind === Kind.FRAGMENT_DEFINITION) - Number(other.kind === Kind.FRAGMENT_DEFINITION) ||
        one.name.value.localeCompare(other.name.value),
    ),
  });

const idOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/** For typed-document-node: what to add to each operation's document. */
const documentMeta = (document) => ({ documentId: idOf(textOf(document)) });

/** The fragments that a definition spreads, directly or through other fragments. */
function fragmentsIn(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsIn(fragment, fragments, found);
    },
  });
  return found;
}

function plugin(_schema, files) {
  const { definitions } = concatAST(files.map(({ document }) => document));
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const texts = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .sort((one, other) => one.name.value.localeCompare(other.name.value))
    .map((operation) => textOf({ definitions: [operation, ...fragmentsIn(operation, fragments)] }));
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text])), null, 2)}\n`;
}

module.exports = { plugin, documentMeta };
