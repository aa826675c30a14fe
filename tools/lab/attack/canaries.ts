import { isObjectType } from 'graphql';
import { routes } from '../../../server/rest/routes';
import { exampleBody } from './example-body';
import { inParallel } from './in-parallel';
import { crawl, endOf, type CrawlDocument } from '../../../server/test/schema-crawl';
import { idsFor, ROLES, type Canary, type Cast, type Role } from './cast';
import { newResult, type AttackResult } from './report';
import type { Target } from './target';

const AT_ONCE = 6;
/** Deeper paths of a mutation lead only to what queries reach as well. */
const MUTATION_DEPTH = 4;
/** Ends the session of the attacking role, or changes its password. */
const ENDS_THE_SESSION = /^mutation { (logOut|resetPassword)/;

/**
 * Queries every field and every path as every role, and searches the results for texts that the role may not read.
 *
 * @param every send one of this many GraphQL documents; 1 sends all of them
 */
export async function searchForCanaries(target: Target, cast: Cast, every: number): Promise<AttackResult> {
  const result = newResult('canaries: every field and path as every role');
  const found = new Set<Canary>();
  const search = (role: Role, where: string, text: string) => {
    result.tried++;
    for (const canary of cast.canaries) if (text.includes(canary.text)) found.add(canary);
    for (const { kind, text: canary } of leaksIn(text, cast.canaries, role))
      result.violations.push(`${role} reads a ${kind} (${canary}) by ${where.slice(0, 300)}`);
  };

  const queries = crawl(target.schema, rootType(target, 'Query'), 'query', (field) =>
    idsFor(cast.ids, field),
  );
  const sampled = (documents: readonly CrawlDocument[]) =>
    documents.filter((_, index) => index % every === 0);
  for (const role of ROLES) await ask(target, cast, role, sampled(queries.documents), search);
  for (const role of ROLES) await readPaths(target, cast, role, search);
  const mutations = crawl(
    target.schema,
    rootType(target, 'Mutation'),
    'mutation',
    (field) => idsFor(cast.ids, field),
    MUTATION_DEPTH,
  );
  const harmless = sampled(mutations.documents).filter(({ document }) => !ENDS_THE_SESSION.test(document));
  // The author last: nobody could leak what they delete.
  for (const role of [...ROLES].sort((a, b) => Number(a === 'author') - Number(b === 'author'))) {
    await ask(target, cast, role, harmless, search);
    if (role !== 'author') await writePaths(target, cast, role, search);
  }

  const logged = cast.canaries.filter(({ text }) => target.program.said().includes(text));
  for (const { kind, text } of logged) result.violations.push(`the log holds a ${kind} (${text})`);
  // Verifies the search: if it found no text that a role may read, it would miss the others too.
  const readable = cast.canaries.filter(({ mayBeReadBy }) => mayBeReadBy.length > 0);
  for (const kind of new Set(readable.map((canary) => canary.kind)))
    if (every === 1 && ![...found].some((canary) => canary.kind === kind))
      result.violations.push(`nobody was found to read any ${kind}, so the search does not reach it`);
  result.figures = `${cast.canaries.length} canaries, ${found.size} of ${readable.length} readable ones found`;
  return result;
}

type Search = (role: Role, where: string, text: string) => void;

const leaksIn = (text: string, canaries: readonly Canary[], role: Role): Canary[] =>
  canaries.filter(({ text: canary, mayBeReadBy }) => !mayBeReadBy.includes(role) && text.includes(canary));

function rootType(target: Target, name: string) {
  const type = target.schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return type;
}

/** Skips documents whose path returned nothing before; nothing can be found beyond it. */
async function ask(
  target: Target,
  cast: Cast,
  role: Role,
  documents: readonly CrawlDocument[],
  search: Search,
): Promise<void> {
  const ends = new Set<string>();
  await inParallel(documents, AT_ONCE, async ({ document, way }) => {
    if (way.some((_, index) => ends.has(way.slice(0, index + 1).join()))) return 'go on';
    const { text } = await target.graphql(document, {}, cast.tokens[role]);
    search(role, document, text);
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: { path?: unknown[] }[] };
    const end = !errors || errors[0]!.path?.length === 1 ? endOf(way, data) : null;
    if (end !== null) ends.add(way.slice(0, end).join());
    return 'go on';
  });
}

async function readPaths(target: Target, cast: Cast, role: Role, search: Search): Promise<void> {
  const everyId = Object.values(cast.ids).flat();
  for (const { method, path } of routes.filter((route) => route.method === 'get'))
    for (const id of path.includes(':') ? everyId : ['']) {
      const address = path.replace(/:\w+/g, id);
      const { text } = await target.rest(method.toUpperCase(), address, { token: cast.tokens[role] });
      search(role, `GET ${address}`, text);
    }
}

/** Writes with bodies of every documented key; errors must not leak anything either. */
async function writePaths(target: Target, cast: Cast, role: Role, search: Search): Promise<void> {
  for (const route of routes.filter(({ method }) => method !== 'get')) {
    const { method, path } = route;
    for (const id of path.includes(':') ? idsFor(cast.ids, path) : ['']) {
      const address = path.replace(/:\w+/g, id);
      const options = { token: cast.tokens[role], body: exampleBody(route) };
      const { text } = await target.rest(method.toUpperCase(), address, options);
      search(role, `${method.toUpperCase()} ${address}`, text);
    }
  }
}
