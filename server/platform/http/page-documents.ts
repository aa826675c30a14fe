import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Logger } from 'pino';
import type { DocumentSettings, FirstOperation, FirstPage } from '../first-page.rules';
import type { VisitorCache } from '../visitor-cache';
import { BuiltClient } from './built-client';
import { drawnDocument, emptyDocument } from './page-document';
import { inlineHashes } from './security-headers';

/** Supported compressions of a document. */
export type Encoding = 'br' | 'gzip';

/** For documents made on request: nearly the best compression in a tenth of the time. */
const BROTLI_QUALITY = 5;
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Rendering takes some milliseconds of the only thread; above this limit the browser renders. */
const MAX_CONCURRENT_RENDERS = 4;

/** A page's document as it is sent. */
export class PageDocument {
  readonly body: Buffer;
  /** ETag without quotes. */
  readonly tag: string;
  /** CSP sources of its inline styles. */
  readonly styleHashes: readonly string[];
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    html: string,
    readonly status: 200 | 404,
    /** Whether it shows public data and is complete, so that it may be kept for others. */
    readonly isShared: boolean,
  ) {
    this.body = Buffer.from(html);
    this.styleHashes = inlineHashes(html, 'style');
    this.tag = createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
  }

  /** Size for the cache: compressed it takes at most half of that again. */
  get bytes(): number {
    return Math.ceil(this.body.length * 1.5);
  }

  /** Compresses on first use. */
  in(encoding: Encoding): Promise<Buffer> {
    return (this.compressed[encoding] ??= compressors[encoding](this.body));
  }
}

interface PageDocumentsOptions {
  client: BuiltClient;
  visitorCache: VisitorCache<PageDocument>;
  /** The operation's result for a visitor; null if it fails. */
  answerToVisitor: (operation: FirstOperation) => Promise<unknown>;
  /** The platform's present settings; without waiting for a database that cannot be reached. */
  platform: () => Promise<DocumentSettings>;
  /** The public origin of this platform, without a trailing slash. */
  origin: string;
  logger: Logger;
}

/**
 * Builds the documents of pages. A public page's document contains the page rendered for a visitor and the data it was
 * rendered from: it is the same for everybody, and kept like other visitors' responses.
 */
export class PageDocuments {
  /** Of the settings `shellsOf`. */
  private readonly shells = new Map<string, PageDocument>();
  private shellsOf: DocumentSettings | null = null;
  private drawing = 0;

  constructor(private readonly options: PageDocumentsOptions) {}

  /** Loads what renders pages, for which the first page would wait. */
  async prepare(): Promise<void> {
    await this.options.client.drawing();
  }

  /** The document at this URL, with status 404 if nothing exists there. */
  async at(path: string, search: URLSearchParams): Promise<PageDocument> {
    const { client, visitorCache } = this.options;
    const page = (await client.drawing()).firstPageAt(path, search);
    const platform = await this.options.platform();
    if (page === 'unknown') return this.shell(platform, [], 404);
    if (page?.draw == null) return this.shell(platform, page?.modules ?? [], 200);
    const draw = page.draw;
    if (!page.isCacheable) return this.drawn({ ...page, draw }, platform);
    const document = await visitorCache.get(
      page.key,
      () => this.drawn({ ...page, draw }, platform),
      ({ isShared }) => isShared,
    );
    return document!;
  }

  private async drawn(
    page: FirstPage & { draw: NonNullable<FirstPage['draw']> },
    platform: DocumentSettings,
  ): Promise<PageDocument> {
    const { operation, operationAfter, isCacheable, modules, later, draw } = page;
    const { client, answerToVisitor, origin, logger } = this.options;
    if (this.drawing >= MAX_CONCURRENT_RENDERS) return this.shell(platform, modules, 200);
    this.drawing++;
    try {
      const data = operation && (await answerToVisitor(operation));
      // The page in the browser runs the operation again and shows the error.
      if (operation && data === null) return this.shell(platform, modules, 200);
      const after = data === null ? null : operationAfter?.(data);
      const dataAfter = after ? await answerToVisitor(after) : null;
      const drawn = await draw({ data, dataAfter, origin, platform: platform.settings });
      const files = client.filesOfDrawn(modules, later);
      const html = drawnDocument(client.html, files, drawn, { origin, platform });
      return new PageDocument(html, drawn.isMissing ? 404 : 200, isCacheable);
    } catch (error) {
      logger.error({ err: error, page: page.key }, 'A page could not be drawn and is left to the browser');
      return this.shell(platform, modules, 200);
    } finally {
      this.drawing--;
    }
  }

  private shell(platform: DocumentSettings, modules: readonly string[], status: 200 | 404): PageDocument {
    const { client } = this.options;
    if (this.shellsOf !== platform) this.shells.clear();
    this.shellsOf = platform;
    const key = JSON.stringify([modules, status]);
    let shell = this.shells.get(key);
    if (!shell)
      this.shells.set(
        key,
        (shell = new PageDocument(
          emptyDocument(client.html, client.filesOf(modules), platform),
          status,
          false,
        )),
      );
    return shell;
  }
}

/** The documents of the client built into `folder`; null if it was built without the pages for the server. */
export function pageDocumentsIn(
  folder: string,
  options: Omit<PageDocumentsOptions, 'client'>,
): PageDocuments | null {
  const client = BuiltClient.read(folder);
  return client && new PageDocuments({ client, ...options });
}
