import fs from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';

const CLIENT = path.resolve(__dirname, '../../client/src');

/** Every operation of the client by its name, as Apollo Client sends it: its fragments with it, and `__typename`. */
export function clientDocuments(): Record<string, string> {
  const definitions = fs
    .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(fs.readFileSync(path.join(CLIENT, file), 'utf8')).definitions);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [[definition.name.value, print(sent([definition, ...spreadIn(definition, fragments)]))]]
        : [],
    ),
  );
}

/** The fragments that a definition spreads, and those that they spread. */
function spreadIn(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return [...found];
}

const cache = new InMemoryCache();

/** As the client's cache and its data masking make it before it is sent. */
const sent = (definitions: DefinitionNode[]): DocumentNode =>
  visit(cache.transformDocument({ kind: Kind.DOCUMENT, definitions }), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
