import fs from 'node:fs';
import path from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { PageDocument, type PageDocuments } from './page-documents';
import { precompressedFiles } from './precompressed-files';
import { allowStyles, inlineHashes } from './security-headers';

interface SinglePageApp {
  /** Serves the built files; those with hashed names are cached for a year. */
  files: Router;
  /** Serves the page if nothing else handled the request. */
  page: Router;
  scriptHashes: string[];
}

/**
 * The built client in `folder`, which must contain index.html. `documents` builds the document of each page; if null,
 * index.html is used for all.
 */
export function singlePageApp(folder: string, documents: PageDocuments | null): SinglePageApp {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const shell = new PageDocument(html, 200, false);
  const assets = path.join(folder, 'assets');
  const files = Router();
  files.use(
    '/assets',
    precompressedFiles(assets),
    express.static(assets, { immutable: true, maxAge: '1y', index: false }),
  );
  files.use(express.static(folder, { index: false, maxAge: '1h' }));

  const page = Router();
  page.get('/{*path}', async (request, response, next) => {
    if (!takesPage(request)) return next();
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
    const document = documents === null ? shell : await documents.at(pathname, searchParams);
    await send(document, request, response);
  });
  return { files, page, scriptHashes: inlineHashes(html, 'script') };
}

async function send(document: PageDocument, request: Request, response: Response): Promise<void> {
  const accepted = request.acceptsEncodings('br', 'gzip');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : null;
  const body = encoding === null ? document.body : await document.in(encoding);
  if (encoding !== null) response.set('Content-Encoding', encoding);
  allowStyles(response, document.styleHashes);
  response
    .status(document.status)
    .vary('Accept')
    .vary('Authorization')
    .vary('Accept-Encoding')
    .set('Cache-Control', document.isShared ? 'public, max-age=5' : 'no-cache')
    .set('ETag', `"${document.tag}${encoding === null ? '' : `-${encoding}`}"`)
    .type('html')
    .send(body);
}

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
