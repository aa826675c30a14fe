import fs from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { viewerHeaders } from '../platform/http/security-headers';
import { ROOT } from '../platform/root';
import { version } from '../../package.json';
import { openApiDocument } from './openapi';
import type { Route } from './route';

const VIEWER = path.join(ROOT, 'server/rest/viewer');
const SWAGGER = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const FILES = ['start.js', 'theme.js', 'viewer.css'];
/** The files of the package that are served. */
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs, without requests to other hosts. */
export function apiDocs(routes: readonly Route[], isDemo: boolean): Router {
  const router = Router();
  let document: string | null = null;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument(routes, { version, isDemo }));
    response.type('json').send(document);
  });

  const page = fs
    .readFileSync(path.join(VIEWER, 'index.html'), 'utf8')
    .replaceAll('VERSION', versionOf(SWAGGER));
  router.get('/api/docs', viewerHeaders, (_request, response) => {
    response.type('html').send(page);
  });
  router.get(addressesOf('/api/docs', FILES), (request, response) => {
    response.sendFile(path.basename(request.path), { root: VIEWER });
  });
  router.get(addressesOf('/api/docs/assets', ASSETS), (request, response) => {
    // The page requests these files with their version, so they can be cached for a year.
    response.sendFile(path.basename(request.path), { root: SWAGGER, immutable: true, maxAge: '1y' });
  });
  return router;
}

const addressesOf = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`);

const versionOf = (folder: string) =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
