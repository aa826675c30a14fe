import fs from 'node:fs';
import path from 'node:path';
import express, { Router, type Request } from 'express';
import { inlineScriptHashes } from './security-headers';

interface SinglePageApp {
  /** Serves the built files; hashed names for a year. */
  files: Router;
  /** Serves the page where nothing else answered. */
  page: Router;
  scriptHashes: string[];
}

/** The built client in `folder`, which must hold index.html. */
export function singlePageApp(folder: string): SinglePageApp {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = Router();
  files.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  files.use(express.static(folder, { index: false, maxAge: '1h' }));

  const page = Router();
  page.get('/{*path}', (request, response, next) => {
    if (!takesPage(request)) return next();
    response.vary('Accept').vary('Authorization').set('Cache-Control', 'no-cache').type('html').send(html);
  });
  return { files, page, scriptHashes: inlineScriptHashes(html) };
}

/** Nothing but a page stands here, so it is for everyone who would take one: a monitor or a preview asks for anything. */
function takesPage(request: Request): boolean {
  const isFile = path.extname(request.path) !== '';
  return (
    isNavigation(request) || (!isFile && !request.headers.authorization && request.accepts('html') !== false)
  );
}

/**
 * Whether a browser asks for a page rather than a program for data. On a path that is both, this decides: a
 * navigation accepts text/html and carries no bearer token.
 */
export function isNavigation(request: Request): boolean {
  return request.headers.authorization === undefined && (request.headers.accept ?? '').includes('text/html');
}
