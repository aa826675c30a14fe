import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type http from 'node:http';
import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { BearerTokens } from './features/accounts/access-tokens/bearer-tokens';
import { SessionService } from './features/accounts/session.service';
import { features } from './features';
import { PlatformSettingsService } from './features/platform-settings/platform-settings.service';
import { buildGraphQLSchema } from './graphql-schema';
import { DatabaseClock } from './platform/database/database-clock';
import { PublicReads } from './platform/database/public-reads';
import type { ReadReplica } from './platform/database/read-replica';
import { Refusal } from './platform/errors';
import { EventBus } from './platform/events';
import { Batches } from './platform/graphql/batches';
import type { Context } from './platform/graphql/context';
import { refusedRequest } from './platform/graphql/errors';
import { MAX_BODY_BYTES } from './platform/graphql/limits';
import { createGraphQLServer, visitorAnswers } from './platform/graphql/server';
import { serveSubscriptions } from './platform/graphql/sockets';
import { textsOfTrustedDocuments, TrustedDocuments } from './platform/graphql/trusted-documents';
import { visitorResponses } from './platform/graphql/visitor-responses';
import { apiExplorers } from './platform/http/api-explorers';
import { isOwnOrigin, MISDIRECTED, onlyLocalHosts, refuseOtherHosts } from './platform/http/allowed-hosts';
import { clientAddressResolver, connectionAddress } from './platform/http/client-address';
import { healthChecks } from './platform/http/health';
import { createHttpServer } from './platform/http/http-server';
import { pageDocumentsIn } from './platform/http/page-documents';
import { requestLog } from './platform/http/logging';
import { securityHeaders } from './platform/http/security-headers';
import { singlePageApp } from './platform/http/single-page-app';
import { VisitorCache } from './platform/visitor-cache';
import { requireScopes } from './platform/required-scope';
import { ROOT } from './platform/root';
import { TaskLog } from './platform/task-log';
import { startTasks } from './platform/tasks';
import type { Viewer } from './platform/viewer';
import { apiDocs } from './rest/docs';
import type { ViewerOf } from './rest/route';
import { routes } from './rest/routes';
import { jsonErrors, restShim } from './rest/shim';
import { registerServices, servicesIn, type ServiceParts } from './services';
import { trustedDocuments } from './trusted-documents';

const MEDIA = path.join(ROOT, 'server/seed/media');

interface AppParts extends ServiceParts {
  /** For visitors' reads; null to read everything from the primary. */
  replica?: ReadReplica | null;
  /** Folder of the built client; null to serve only the APIs. */
  clientFolder: string | null;
  /** Folder of the built API explorers, which exist only in Sandbox mode; null if there are none. */
  explorersFolder: string | null;
}

export interface App {
  httpServer: http.Server;
  schema: GraphQLSchema;
  /** Returns the application's instance of a service. */
  service: Context['service'];
  /** Loads what renders pages, for which the first page would wait. Call it once the server listens. */
  preparePages(): Promise<void>;
  /**
   * Makes /healthz and /readyz fail, closes sockets as going away, and closes the HTTP server without dropping a
   * request. Resolves after the last response.
   */
  drain(): Promise<void>;
  /** Call after the last request: closes everything but the database, which belongs to the caller. */
  close(): Promise<void>;
}

/** Builds the whole application on one HTTP server: GraphQL, its subscriptions, the REST API, the pages. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, logger } = parts;
  const services = await registerServices(parts);
  const service = servicesIn(services);
  const events = service(EventBus);
  const databaseClock = service(DatabaseClock);
  if (config.smtpUrl === null && !config.isDemo)
    logger.warn('SMTP_URL is not set: reset tokens cannot be sent, and nobody can reset a password');
  const { replica = null } = parts;
  if (replica !== null) {
    await replica.run();
    service(PublicReads).useReplica(replica);
  }
  await events.start();

  const schema = await buildGraphQLSchema(services);
  const app = express();
  const {
    server: httpServer,
    isDraining,
    drain,
  } = createHttpServer(app, { addressOf: config.trustProxyHops > 0 ? null : connectionAddress });

  const tasks = startTasks(
    [
      databaseClock,
      ...(replica === null ? [] : [replica]),
      ...features.flatMap((feature) => feature.tasks ?? []).map((task) => service(task)),
    ],
    logger,
    service(TaskLog),
  );
  const sessions = service(SessionService);
  const tokens = service(BearerTokens);
  const knownViewer = async (
    request: http.IncomingMessage,
    { acceptsDeletedAccounts = false }: { acceptsDeletedAccounts?: boolean } = {},
  ): Promise<Viewer | null> => {
    const address = clientAddress(request);
    const viewer = await tokens.viewerOf(request.headers.authorization, { address, acceptsDeletedAccounts });
    if (viewer instanceof Refusal) throw viewer;
    return viewer;
  };
  const viewerForRest: ViewerOf = async (request, { scope, ...given }) => {
    const viewer = await knownViewer(request, given);
    requireScopes(viewer, [scope]);
    return viewer;
  };
  const contextFor = (
    viewer: Viewer | null,
    address: string,
    requestId: string,
    userAgent?: string,
  ): Context => ({
    viewer,
    address,
    userAgent,
    requestId,
    batches: new Batches(),
    service,
  });

  const documents = new TrustedDocuments(trustedDocuments);
  const graphql = createGraphQLServer({
    schema,
    documents,
    logger,
    sandbox: config.sandbox,
  });
  await graphql.start();
  const clientAddress = clientAddressResolver({ trustedHops: config.trustProxyHops, logger });
  const isAllowedHost = config.isDemo ? onlyLocalHosts(config.publicUrl) : () => true;
  const sockets = serveSubscriptions({
    httpServer,
    schema,
    documents,
    isTrustedOnly: config.isTrustedDocumentsOnly,
    logger,
    clientAddress,
    refusalOf: (request) => {
      if (isDraining()) return 503;
      if (!isAllowedHost(request)) return MISDIRECTED;
      return isOwnOrigin(request, config.publicUrl) ? null : 401;
    },
    contextOf: async (authorization, request) => {
      const address = clientAddress(request);
      const viewer = await tokens.viewerOf(authorization, { address });
      if (viewer instanceof Refusal || viewer === null) return null;
      return { ...contextFor(viewer, address, 'socket'), viewer };
    },
  });
  sessions.onEnded((sessionHash) => sockets.closeSession(sessionHash));

  const pageDocuments =
    parts.clientFolder === null
      ? null
      : pageDocumentsIn(parts.clientFolder, {
          visitorCache: new VisitorCache(database, ({ bytes }) => bytes),
          answerToVisitor: visitorAnswers(graphql, documents, () =>
            contextFor(null, 'own page', randomUUID()),
          ),
          platform: () => service(PlatformSettingsService).inDocuments(),
          origin: config.publicUrl,
          logger,
        });
  const page = parts.clientFolder === null ? null : singlePageApp(parts.clientFolder, pageDocuments);
  const commonHeaders = securityHeaders(page?.scriptHashes ?? [], config.isDemo);
  app.disable('x-powered-by');
  app.use(requestLog(logger));
  app.use(healthChecks({ isDraining, database, logger }));
  app.use(refuseOtherHosts(isAllowedHost, config.publicUrl));
  app.use(commonHeaders);
  app.use(compression());
  app.use((request, response, next) => {
    if (request.headers.authorization === undefined) next();
    else neverStored(request, response, next);
  });

  app.use('/media', express.static(MEDIA, { index: false, maxAge: '1d' }));
  if (config.sandbox && parts.explorersFolder !== null) app.use(apiExplorers(parts.explorersFolder));
  app.use(
    '/graphql',
    neverStored,
    express.json({ limit: MAX_BODY_BYTES, strict: false }),
    visitorResponses({
      schema,
      documents,
      apollo: graphql,
      cache: new VisitorCache(database, ({ body }) => body.length),
      contextOf: (request) => contextFor(null, clientAddress(request), request.id as string),
    }),
    textsOfTrustedDocuments(documents, { isTrustedOnly: config.isTrustedDocumentsOnly }),
    expressMiddleware(graphql, {
      context: async ({ req }) => {
        const viewer = await knownViewer(req).catch((error: unknown) => {
          throw refusedRequest(error);
        });
        return contextFor(viewer, clientAddress(req), req.id as string, req.headers['user-agent']);
      },
    }),
  );
  if (page) app.use(page.files);
  app.use(apiDocs(routes, config.isDemo));
  app.use(restShim({ routes, services: service, logger, addressOf: clientAddress, viewerOf: viewerForRest }));
  if (page) app.use(page.page);
  app.use((_request, response) => void response.status(404).json({ error: 'Not found' }));
  app.use(jsonErrors(logger));

  return {
    httpServer,
    schema,
    service,
    preparePages: async () => pageDocuments?.prepare(),
    drain: async () => {
      // Draining must begin first, because it rejects new sockets in the meantime.
      await Promise.all([drain(), sockets.close()]);
    },
    close: async () => {
      await tasks.stop();
      await sockets.close();
      await graphql.stop();
      await events.stop();
    },
  };
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
