import { ApolloClient, ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { defer } from 'rxjs';
import {
  jsonInHtml,
  type PageAtUrl,
  type PublicSettings,
  type RenderContext,
} from '#server/platform/first-page.rules';
import { createCache } from '../apollo/cache';
import { documentIdOf } from '../apollo/documentId';
import { chooseColorScheme } from '../lib/colorScheme';
import { PlatformProvider } from '../ui/platform/platform';
import { ThemeToggle } from '../ui/theme/ThemeToggle';
import { App } from './App';
import type { Head } from './heads';
import { navigationLinksOf } from './layouts/navigationLinks';
import { PageSkeleton } from './layouts/PageSkeleton';
import { HeaderBar } from './layouts/SiteHeader';
import { listedRoutes } from './listedPages';
import { preloadedPages } from './preloadedPages';
import { isUnknown, routesWith } from './routes';

const routes = routesWith(listedRoutes);

/** React emits document metadata before all other markup. */
const TITLE = /^<title>([^<]*)<\/title>/;

/** The page at this URL and how to render it. The server loads this module from `dist/pages`. */
export function pageAt(path: string, search: URLSearchParams): PageAtUrl {
  const status = isUnknown(routes, path) ? 404 : 200;
  const shell = { key: path, status, isShared: false, modules: [], later: [], render: null } as const;
  for (const {
    path: pattern,
    modules,
    later = [],
    searchParams = [],
    isShared = true,
    head,
  } of preloadedPages) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    const page = { ...shell, modules: modules.map(fileOf), later: later.map(fileOf) };
    if (!head) return page;
    const affecting = new URLSearchParams([...search].filter(([name]) => searchParams.includes(name)));
    affecting.sort();
    const url = affecting.size > 0 ? `${match.pathname}?${affecting.toString()}` : match.pathname;
    const render = async (context: RenderContext) => {
      const { client, title, html } = await renderApp(url, context);
      const { name: platformName } = context.platform;
      const tags = head({ ...match, ...context, client, platformName });
      return {
        status: tags ? 200 : 404,
        head: headHtml(title, tags, platformName, context.origin + match.pathname),
        html,
        headers: headersAt(url, context.platform),
        cache: client.extract() as object,
      } as const;
    };
    return { ...page, key: url, isShared, render };
  }
  return shell;
}

/** What signed-in people see at this path until the browser has rendered the page. */
export function skeletonAt(path: string, platform: PublicSettings): string {
  return markupAt(path, platform, <PageSkeleton />);
}

/** The headers of students and instructors, which a script in index.html puts in the place of a visitor's. */
function headersAt(path: string, platform: PublicSettings): string {
  const headers = (['STUDENT', 'INSTRUCTOR'] as const).map((role) => {
    const header = (
      <HeaderBar links={navigationLinksOf(role)}>
        <ThemeToggle onChoose={chooseColorScheme} />
      </HeaderBar>
    );
    return `<template data-header-of="${role}">${markupAt(path, platform, header)}</template>`;
  });
  return headers.join('');
}

const markupAt = (path: string, platform: PublicSettings, page: ReactNode): string =>
  renderToStaticMarkup(
    <PlatformProvider initial={platform}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </PlatformProvider>,
  );

const fileOf = (module: string) => `src/${module}.tsx`;

/** Renders the same tree as main.tsx for a visitor, until all its queries are answered. Throws if one fails. */
async function renderApp(url: string, { platform, answer }: RenderContext) {
  const failed: string[] = [];
  const link = new ApolloLink(({ query, variables, operationName }) =>
    defer(async () => {
      const data = await answer({ documentId: documentIdOf(query)!, variables });
      if (data === null) failed.push(operationName!);
      return { data: data as Record<string, unknown> | null };
    }),
  );
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true, ssrMode: true });
  const handler = createStaticHandler(routes);
  // Only the path and query are rendered, so the origin does not matter.
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${url} leads to another page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const pages = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { result } = await prerenderStatic({
    tree: (
      <StrictMode>
        <App client={client} platform={platform} pages={pages} />
      </StrictMode>
    ),
    // Never stream: React would send large boundaries hidden, with an inline script that the CSP forbids.
    renderFunction: (tree) => prerenderToNodeStream(tree, { progressiveChunkSize: Infinity }),
  });
  if (failed.length > 0) throw new Error(`${url} lacks the data of ${failed.join(', ')}`);
  const title = TITLE.exec(result)?.[1];
  if (title === undefined) throw new Error(`The page at ${url} has no title`);
  return { client, title, html: result.replace(TITLE, '') };
}

/** `title` is HTML already; `head` is null if what the page is about does not exist. */
function headHtml(title: string, head: Head | null, siteName: string, url: string): string {
  const metadata = renderToStaticMarkup(
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      {head && (
        <>
          <meta name="description" content={head.description} />
          <meta property="og:description" content={head.description} />
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
        </>
      )}
      {head?.picture && (
        <>
          <meta property="og:image" content={head.picture.url} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={head.picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {head?.structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonInHtml({ '@context': 'https://schema.org', ...head.structuredData }),
          }}
        />
      )}
    </>,
  );
  return `<title>${title}</title><meta property="og:title" content="${title}"/>${metadata}`;
}
