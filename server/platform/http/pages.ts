import fs from 'node:fs';
import path from 'node:path';
import express, { Router, type Request } from 'express';
import type { Logger } from 'pino';
import type { DocumentSettings, PageAtUrl, RenderContext, TrustedOperation } from '../first-page.rules';
import type { VisitorCache } from '../visitor-cache';
import { ClientBuild, precompressedFiles } from './client-build';
import { emptyDocument, renderedDocument } from './page-template';
import { allowStyles, inlineHashes } from './security-headers';

/** Rendering takes some milliseconds of the only thread; above this limit the browser renders. */
const MAX_CONCURRENT_RENDERS = 4;

/** A page's document as it is sent. */
export interface PageDocument {
  html: string;
  status: 200 | 404;
  /** Whether it shows public data and is complete, so that it may be kept for others. */
  isShared: boolean;
  /** CSP sources of its inline styles. */
  styleHashes: readonly string[];
}

interface PagesOptions {
  /** Contains the built client, or at least index.html, which then is the document of every page. */
  folder: string;
  visitorCache: VisitorCache<PageDocument>;
  /** Resolves to the operation's data for a visitor; null if it fails. */
  answerToVisitor: (operation: TrustedOperation) => Promise<unknown>;
  /** The platform's present settings; without waiting for a database that cannot be reached. */
  platform: () => Promise<DocumentSettings>;
  /** The public origin of this platform, without a trailing slash. */
  origin: string;
  logger: Logger;
}

/**
 * Serves the built client. A public page's document contains the page rendered for a visitor and the data it was
 * rendered from: it is the same for everybody, and kept in the visitor cache.
 */
export class Pages {
  /** Hashes of the inline scripts of every document. */
  readonly scriptHashes: string[];
  private readonly template: string;
  private readonly build: ClientBuild | null;
  private rendering = 0;

  constructor(private readonly options: PagesOptions) {
    const { folder } = options;
    this.template = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
    this.scriptHashes = inlineHashes(this.template, 'script');
    this.build = fs.existsSync(path.join(folder, '.vite/manifest.json')) ? new ClientBuild(folder) : null;
  }

  /** Loads what renders pages, for which the first page would wait. */
  async prepare(): Promise<void> {
    await this.build?.serverEntry();
  }

  /** Serves the built files; those with hashed names are cached for a year. */
  files(): Router {
    const { folder } = this.options;
    const assets = path.join(folder, 'assets');
    return Router()
      .use(
        '/assets',
        precompressedFiles(assets),
        express.static(assets, { immutable: true, maxAge: '1y', index: false }),
      )
      .use(express.static(folder, { index: false, maxAge: '1h' }));
  }

  /** Serves the documents. Place it last: it handles what nothing else did. */
  documents(): Router {
    return Router().get('/{*path}', async (request, response, next) => {
      if (!takesPage(request)) return next();
      const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
      const { html, status, isShared, styleHashes } = await this.at(pathname, searchParams);
      allowStyles(response, styleHashes);
      response
        .status(status)
        .vary('Accept')
        .vary('Authorization')
        .set('Cache-Control', isShared ? 'public, max-age=5' : 'no-cache')
        .type('html')
        .send(html);
    });
  }

  /** The document at this URL, with status 404 if nothing exists there. */
  async at(url: string, search: URLSearchParams): Promise<PageDocument> {
    const { visitorCache, platform } = this.options;
    if (!this.build) return documentOf(this.template, 200);
    const page = (await this.build.serverEntry()).pageAt(url, search);
    const { key, isShared, render } = page;
    const shell = async () => this.shell(this.build!, url, page, await platform());
    if (!render) return shell();
    const rendered = () => this.rendered(this.build!, { ...page, render }, shell);
    if (!isShared) return rendered();
    return (await visitorCache.get(key, rendered, (document) => document.isShared))!;
  }

  /** The rendered page, or an empty document if that fails: the page in the browser asks again and shows the error. */
  private async rendered(
    build: ClientBuild,
    page: PageAtUrl & { render: NonNullable<PageAtUrl['render']> },
    shell: () => Promise<PageDocument>,
  ): Promise<PageDocument> {
    const { answerToVisitor, origin, logger } = this.options;
    if (this.rendering >= MAX_CONCURRENT_RENDERS) return shell();
    this.rendering++;
    try {
      const platform = await this.options.platform();
      const context: RenderContext = { origin, platform: platform.settings, answer: answerToVisitor };
      const rendered = await page.render(context);
      const files = build.filesOfRendered(page);
      const html = renderedDocument(this.template, rendered, files, platform);
      return documentOf(html, rendered.status, page.isShared);
    } catch (error) {
      logger.error({ err: error, page: page.key }, 'A page could not be rendered and is left to the browser');
      return await shell();
    } finally {
      this.rendering--;
    }
  }

  private async shell(
    build: ClientBuild,
    path: string,
    page: PageAtUrl,
    platform: DocumentSettings,
  ): Promise<PageDocument> {
    const { skeletonAt } = await build.serverEntry();
    const skeleton = skeletonAt(path, platform.settings);
    return documentOf(emptyDocument(this.template, skeleton, build.filesOf(page), platform), page.status);
  }
}

const documentOf = (html: string, status: 200 | 404, isShared = false): PageDocument => ({
  ...{ html, status, isShared },
  styleHashes: inlineHashes(html, 'style'),
});

/**
 * Only pages are left at this point, so any Accept header that allows one will do: monitors and previews accept
 * anything.
 */
function takesPage(request: Request): boolean {
  const isFile = path.extname(request.path) !== '';
  return (
    isNavigation(request) || (!isFile && !request.headers.authorization && request.accepts('html') !== false)
  );
}

/**
 * Whether a browser requests a page rather than a client requesting data. Decides on paths that serve both: a
 * navigation accepts text/html and has no bearer token.
 */
export function isNavigation(request: Request): boolean {
  return request.headers.authorization === undefined && (request.headers.accept ?? '').includes('text/html');
}
