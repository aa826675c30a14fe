import path from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { graphiqlHeaders, sandboxHeaders } from './security-headers';
import { isNavigation } from './pages';

/**
 * The explorers of the GraphQL API built into `folder`: Apollo Sandbox, loaded from Apollo's servers, for browsers at
 * GET /graphql, and GraphiQL, which sends no requests to other hosts, at /graphiql.
 */
export function apiExplorers(folder: string): Router {
  const page =
    (name: string): RequestHandler =>
    (_request, response) =>
      response.set('Cache-Control', 'no-cache').sendFile(name, { root: folder });
  const router = Router();
  router.get(
    '/graphql',
    (request, _response, next) => next(isNavigation(request) ? undefined : 'route'),
    sandboxHeaders,
    page('sandbox.html'),
  );
  router.get('/graphiql', graphiqlHeaders, page('graphiql.html'));
  router.use(
    '/graphiql/assets',
    // A worker uses the policy of its own file.
    graphiqlHeaders,
    express.static(path.join(folder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  return router;
}
