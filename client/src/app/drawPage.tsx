import { text } from 'node:stream/consumers';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import type {
  DrawnPage,
  FirstPage,
  PageDrawing,
  PublicSettings,
} from '../../../server/platform/first-page.rules';
import { createCache } from '../apollo/cache';
import { documentIdOf } from '../apollo/documentId';
import { LessonNotesDocument } from '../features/courses/lessons/LessonNotes.generated';
import { App } from './App';
import { type Address, type FirstPageEntry, firstPages } from './firstPages';
import { routes } from './routes';

/** React emits document metadata before all other markup. */
const TITLE = /^<title>([^<]*)<\/title>/;

/** Server-side rendering of the client's pages; the export of the server bundle. */
export const pageDrawing: PageDrawing = {
  firstPageAt(path, search) {
    const matches = matchRoutes(routes, path);
    if (!matches || matches.at(-1)?.route.path === '*') return 'unknown';
    for (const entry of firstPages) {
      const match = matchPath(entry.path, path);
      if (match) return firstPage(entry, match.pathname, { params: match.params, search });
    }
    return null;
  },
};

const fileOf = (module: string) => `src/${module}.tsx`;

function firstPage(entry: FirstPageEntry, path: string, given: Address): FirstPage {
  const modules = entry.modules.map(fileOf);
  const later = entry.later.map(fileOf);
  const { drawn } = entry;
  if (!drawn) return { key: entry.path, modules, later, operation: null, isCacheable: false, draw: null };
  const search = new URLSearchParams([...given.search].filter(([name]) => drawn.searchParams.includes(name)));
  search.sort();
  const address = search.size > 0 ? `${path}?${search.toString()}` : path;
  const variables = drawn.variables({ params: given.params, search });
  const { query, notes } = drawn;
  const notesOf = (data: unknown) => {
    const lessonId = notes?.(data as never, search) ?? null;
    return lessonId === null ? null : { query: LessonNotesDocument, variables: { lessonId } };
  };
  return {
    key: address,
    isCacheable: drawn.isCacheable,
    modules,
    later,
    operation: query && { documentId: documentIdOf(query)!, variables },
    operationAfter: (data) => {
      const after = notesOf(data);
      return after && { documentId: documentIdOf(after.query)!, variables: after.variables };
    },
    draw: async ({ data, dataAfter, origin, platform }): Promise<DrawnPage> => {
      const head = drawn.head(data as never, { origin, platformName: platform.name });
      const answered: Answered[] = query ? [{ query, variables, data }] : [];
      if (dataAfter) answered.push({ ...notesOf(data)!, data: dataAfter });
      const { title, html, cache } = await draw(address, platform, answered);
      return {
        isMissing: head === null,
        head: {
          title,
          description: head?.description ?? null,
          path: head && path,
          picture: head?.picture ?? null,
          structuredData: head?.structuredData ?? null,
        },
        html,
        firstData: { cache },
      };
    },
  };
}

interface Answered {
  query: DocumentNode;
  variables: Record<string, unknown>;
  data: unknown;
}

/** Renders the same tree as main.tsx, for a visitor, with these query results in the cache. */
async function draw(address: string, platform: PublicSettings, answered: readonly Answered[]) {
  const client = new ApolloClient({
    link: ApolloLink.empty(),
    cache: createCache(),
    dataMasking: true,
    ssrMode: true,
  });
  for (const answer of answered) client.writeQuery(answer);
  const handler = createStaticHandler(routes);
  // Only the path and query are rendered, so the origin does not matter.
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} leads to another page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        client={client}
        platform={platform}
        pages={<StaticRouterProvider router={router} context={context} hydrate={false} />}
      />
    </StrictMode>,
    // Never stream: React would send large boundaries hidden, with an inline script that the CSP forbids.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  const title = TITLE.exec(html)?.[1];
  if (title === undefined) throw new Error(`The page at ${address} has no title`);
  return { title: plainText(title), html: html.replace(TITLE, ''), cache: client.extract() as object };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reverses React's HTML escaping. */
const plainText = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);
