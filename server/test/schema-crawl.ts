import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLBody } from './test-app';

/** A document for one path through the schema, selecting every leaf of its last type. */
export interface CrawlDocument {
  document: string;
  /** The selected leaves, as `Type.field`. */
  asks: string[];
  /** The fields on the path, with their arguments. */
  way: string[];
}

interface Crawl {
  documents: CrawlDocument[];
  /** Every `Type.field` that a document can reach, selected or not. */
  reachable: Set<string>;
  /** Fields with a required argument for which no value can be generated. */
  unasked: string[];
}

/** The depth limit rejects longer paths, leaves included. */
const MAX_LENGTH = 8;

/**
 * Builds documents for every path from this root on which no type repeats. `idsFor` returns the ids to try for an ID
 * argument of a field, as `Type.field`: all of them at the root, only the first deeper down. Fields whose arguments
 * cannot be generated are omitted and reported.
 */
export function crawl(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  operation: 'query' | 'mutation' | 'subscription',
  idsFor: (field: string) => readonly string[],
  maxLength = MAX_LENGTH,
): Crawl {
  const documents: CrawlDocument[] = [];
  const reachable = new Set<string>();
  const unasked: string[] = [];

  const visit = (
    type: GraphQLObjectType,
    wrap: (inner: string) => string,
    path: string[],
    way: string[],
  ): void => {
    const leaves: string[] = [];
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      reachable.add(name);
      const calls = callsOf(type.name, field, idsFor);
      if (calls.length === 0) {
        unasked.push(name);
        continue;
      }
      const next = getNamedType(field.type);
      if (isLeafType(next)) {
        if (operation === 'query' || type !== root) leaves.push(calls[0]!);
        continue;
      }
      if (!isCompositeType(next)) continue;
      const members = isObjectType(next) ? [next] : schema.getPossibleTypes(next);
      for (const member of members) {
        if (path.includes(member.name) || path.length >= maxLength) continue;
        const opened = (inner: string) =>
          isUnionType(next) || member !== next ? `__typename ... on ${member.name} { ${inner} }` : inner;
        for (const call of type === root ? calls : calls.slice(0, 1))
          visit(
            member,
            (inner) => wrap(`${call} { ${opened(inner)} }`),
            [...path, member.name],
            [...way, call],
          );
      }
    }
    if (leaves.length === 0) return;
    documents.push({
      document: `${operation} { ${wrap(leaves.join(' '))} }`,
      asks: leaves.map((leaf) => `${type.name}.${leaf.split('(')[0]}`),
      way,
    });
  };
  visit(root, (inner) => inner, [root.name], []);
  return { documents: documents.sort((a, b) => a.way.length - b.way.length), reachable, unasked };
}

/** What is read at the end of a path depends on these last fields of it, not on those that lead to them. */
const LAST_FIELDS = 3;

/**
 * Sends the documents, shortest path first, and hands each result to `look`. Leaves out those behind a path that
 * returned nothing, and those whose last fields have returned something on another path.
 */
export async function sendEach(
  documents: readonly CrawlDocument[],
  send: (document: string) => Promise<GraphQLBody>,
  look: (sent: CrawlDocument, body: GraphQLBody) => void,
): Promise<void> {
  const ends = new Set<string>();
  const known = new Set<string>();
  for (const sent of documents) {
    const { document, asks, way } = sent;
    const last = [...way.slice(-LAST_FIELDS), asks[0]].join();
    if (known.has(last) || way.some((_, index) => ends.has(way.slice(0, index + 1).join()))) continue;
    const body = await send(document);
    const error = body.errors?.[0];
    if (error?.extensions.code === 'GRAPHQL_VALIDATION_FAILED')
      throw new Error(`${document}: ${error.message}`);
    // An error deeper in the result tells nothing about its siblings.
    const end = !error || error.path?.length === 1 ? endOf(way, body.data) : null;
    if (end !== null) ends.add(way.slice(0, end).join());
    else if (!error) known.add(last);
    look(sent, body);
  }
}

/** The number of fields after which the path leads to nothing; null if there is something at its end. */
export function endOf(way: readonly string[], data: unknown): number | null {
  let found = [data];
  for (const [index, call] of way.entries()) {
    const [field] = call.split('(');
    found = found
      .flatMap((value) => (value as Record<string, unknown> | null | undefined)?.[field!])
      .filter((value) => value !== null && value !== undefined);
    if (found.length === 0) return index + 1;
  }
  return null;
}

/** The field with arguments, once for each id; none if a required argument cannot be generated. */
function callsOf(
  type: string,
  field: GraphQLField<unknown, unknown>,
  idsFor: (field: string) => readonly string[],
): string[] {
  const required = field.args.filter(isRequiredArgument);
  if (required.length === 0) return [field.name];
  const values = required.map((argument) => valuesOf(argument.type, idsFor(`${type}.${field.name}`)));
  if (values.some((list) => list.length === 0)) return [];
  const most = Math.max(...values.map((list) => list.length));
  return Array.from({ length: most }, (_, index) => {
    const given = required.map((argument, place) => {
      const list = values[place]!;
      return `${argument.name}: ${list[index % list.length]}`;
    });
    return `${field.name}(${given.join(', ')})`;
  });
}

function valuesOf(type: GraphQLInputType, ids: readonly string[]): string[] {
  const named = getNamedType(type);
  const isList = String(isNonNullType(type) ? type.ofType : type).startsWith('[');
  const single = isEnumType(named)
    ? [named.getValues()[0]!.name]
    : named.name === 'ID'
      ? ids.map((id) => JSON.stringify(id))
      : named.name === 'String'
        ? ['"a"']
        : named.name === 'Int'
          ? ['1']
          : named.name === 'Boolean'
            ? ['true']
            : [];
  return isList ? ['[]'] : single;
}
