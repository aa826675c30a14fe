import type http from 'node:http';
import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from './config';
import { SessionCache } from './modules/accounts/session-cache';
import { PlatformSettingsService } from './platform/settings/platform-settings.service';
import { Database } from './platform/database/database';
import type { Context } from './platform/graphql/context';
import { MAX_BODY_BYTES } from './platform/graphql/limits';
import { createGraphQLServer, visitorAnswers } from './platform/graphql/server';
import { serveSubscriptions } from './platform/graphql/sockets';
import { onlyIdsOrTexts, TrustedDocuments } from './platform/graphql/trusted-documents';
import { visitorResponses } from './platform/graphql/visitor-responses';
import { isOwnOrigin, MISDIRECTED, onlyLocalHosts, refuseOtherHosts } from './platform/http/allowed-hosts';
import { apiExplorers } from './platform/http/api-explorers';
import { clientAddressResolver } from './platform/http/client-address';
import { healthChecks } from './platform/http/health';
import { createHttpServer, expressClasses } from './platform/http/http-server';
import { requestLog } from './platform/http/logging';
import { Pages } from './platform/http/pages';
import { securityHeaders } from './platform/http/security-headers';
import { requireScopes } from './platform/required-scope';
import { ROOT } from './platform/root';
import { VisitorCache } from './platform/visitor-cache';
import { RequestContexts } from './request-contexts';
import { apiDocs } from './rest/openapi';
import type { ViewerOf } from './rest/route';
import { routes } from './rest/routes';
import { jsonErrors, restShim } from './rest/shim';
import { trustedDocuments } from './trusted-documents';

const MEDIA = path.join(ROOT, 'server/seed/media');

/** What is served besides the APIs. */
export interface BuiltFolders {
  /** Folder of the built client; null to serve only the APIs. */
  clientFolder: string | null;
  /** Folder of the built API explorers, which exist only in Sandbox mode; null if there are none. */
  explorersFolder: string | null;
}

interface HttpParts extends BuiltFolders {
  config: Config;
  logger: Logger;
  schema: GraphQLSchema;
  service: Context['service'];
}

/** The HTTP server with everything that it serves. */
export interface HttpLayer {
  httpServer: http.Server;
  /** Loads what renders pages, for which the first page would wait. Call it once the server listens. */
  preparePages(): Promise<void>;
  /**
   * Makes /healthz and /readyz fail, closes sockets as going away, and closes the HTTP server without dropping a
   * request. Resolves after the last response.
   */
  drain(): Promise<void>;
  /** Call after the last request. */
  close(): Promise<void>;
}

/** Serves GraphQL, its subscriptions, the REST API and the pages. */
export async function createHttpLayer(parts: HttpParts): Promise<HttpLayer> {
  const { config, logger, schema, service, clientFolder, explorersFolder } = parts;
  const { isDemo, publicUrl, sandbox, trustProxyHops, isTrustedDocumentsOnly: isTrustedOnly } = config;
  const database = service(Database);
  const app = express();
  const { server: httpServer, isDraining, drain } = createHttpServer(app, expressClasses(app));
  const clientAddress = clientAddressResolver({ trustedHops: trustProxyHops, logger });
  const isAllowedHost = isDemo ? onlyLocalHosts(publicUrl) : () => true;
  const contexts = new RequestContexts(service, clientAddress);

  const documents = new TrustedDocuments(trustedDocuments);
  const apollo = createGraphQLServer({ schema, documents, logger, sandbox });
  await apollo.start();
  const sockets = serveSubscriptions({
    httpServer,
    schema,
    documents,
    isTrustedOnly,
    logger,
    clientAddress,
    refusalOf: (request) => {
      if (isDraining()) return 503;
      if (!isAllowedHost(request)) return MISDIRECTED;
      return isOwnOrigin(request, publicUrl) ? null : 401;
    },
    contextOf: (authorization, request) => contexts.ofSocket(authorization, request),
  });
  service(SessionCache).onEnded((sessionHash) => sockets.closeSession(sessionHash));

  const pages =
    clientFolder === null
      ? null
      : new Pages({
          folder: clientFolder,
          visitorCache: new VisitorCache(database, ({ html }) => html.length),
          answerToVisitor: visitorAnswers(apollo, documents, () => contexts.ofRenderedPage()),
          platform: () => service(PlatformSettingsService).inDocuments(),
          origin: publicUrl,
          logger,
        });

  app.disable('x-powered-by');
  app.use(requestLog(logger));
  app.use(healthChecks({ isDraining, database, logger }));
  app.use(refuseOtherHosts(isAllowedHost, publicUrl));
  app.use(securityHeaders(pages?.scriptHashes ?? [], isDemo));
  app.use(compression());
  app.use((request, response, next) => {
    if (request.headers.authorization === undefined) next();
    else neverStored(request, response, next);
  });

  app.use('/media', express.static(MEDIA, { index: false, maxAge: '1d' }));
  if (sandbox && explorersFolder !== null) app.use(apiExplorers(explorersFolder));
  app.use(
    '/graphql',
    neverStored,
    express.json({ limit: MAX_BODY_BYTES, strict: false }),
    visitorResponses({
      schema,
      documents,
      apollo,
      cache: new VisitorCache(database, ({ body }) => body.length),
      contextOf: (request) => contexts.ofVisitor(request),
    }),
    onlyIdsOrTexts({ isTrustedOnly }),
    expressMiddleware(apollo, { context: ({ req }) => contexts.ofRequest(req) }),
  );
  if (pages) app.use(pages.files());
  app.use(apiDocs(routes, isDemo));
  const viewerOf: ViewerOf = async (request, { scope, ...options }) => {
    const viewer = await contexts.viewerOf(request, options);
    requireScopes(viewer, [scope]);
    return viewer;
  };
  app.use(restShim({ routes, services: service, addressOf: clientAddress, viewerOf }));
  if (pages) app.use(pages.documents());
  app.use((_request, response) => void response.status(404).json({ error: 'Not found' }));
  app.use(jsonErrors(logger));

  return {
    httpServer,
    preparePages: async () => pages?.prepare(),
    drain: async () => {
      // Draining must begin first, because it rejects new sockets in the meantime.
      await Promise.all([drain(), sockets.close()]);
    },
    close: async () => {
      await sockets.close();
      await apollo.stop();
    },
  };
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
