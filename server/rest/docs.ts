import path from 'node:path';
import { Router } from 'express';
import { viewerHeaders } from '../platform/http/security-headers';
import { ROOT } from '../platform/root';
import { version } from '../../package.json';
import { openApiDocument } from './openapi';
import type { Route } from './route';

const VIEWER = path.join(ROOT, 'server/rest/viewer');
const SWAGGER = path.dirname(require.resolve('swagger-ui-dist/package.json'));
/** Where the files that the page loads are. */
const FILES = {
  'start.js': VIEWER,
  'theme.js': VIEWER,
  'viewer.css': VIEWER,
  'swagger-ui.css': SWAGGER,
  'swagger-ui-bundle.js': SWAGGER,
};

/** Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs, without requests to other hosts. */
export function apiDocs(routes: readonly Route[], isDemo: boolean): Router {
  const router = Router();
  let document: string | null = null;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument(routes, { version, isDemo }));
    response.type('json').send(document);
  });
  router.get('/api/docs', viewerHeaders, (_request, response) => {
    response.sendFile('index.html', { root: VIEWER });
  });
  for (const [file, root] of Object.entries(FILES))
    router.get(`/api/docs/${file}`, (_request, response) => response.sendFile(file, { root }));
  return router;
}
