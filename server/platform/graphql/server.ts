import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context';
import { formatError, isUnexpected, refusedRequest, unavailableFor } from './errors';
import { MAX_RECURSIVE_SELECTIONS, MAX_TOKENS, refuseCostly, refuseSubscription, shapeRule } from './limits';
import { viewerWithinScopes } from './required-scopes';
import { refuseUnstorableText } from './storable-text';

interface ServerOptions {
  schema: GraphQLSchema;
  logger: Logger;
  /** Whether introspection and "did you mean" are enabled. */
  sandbox: boolean;
}

export function createGraphQLServer({ schema, logger, sandbox }: ServerOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    formatError,
    introspection: sandbox,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !sandbox,
    // Apollo would handle the signals that main.ts handles in its own order.
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // A client that sends a hash is told to send the full query.
    persistedQueries: false,
    maxRecursiveSelections: MAX_RECURSIVE_SELECTIONS,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [shapeRule],
    validationOptions: { maxErrors: 1 },
    executionOptions: { maxCoercionErrors: 1 },
    logger,
    plugins: [
      // We serve our own explorer pages, see api-explorers.ts.
      ApolloServerPluginLandingPageDisabled(),
      // It would hook into every field.
      ApolloServerPluginCacheControlDisabled(),
      guards(schema),
      unavailability,
      errorLog(logger),
    ],
  });
}

const guards = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, request, contextValue }) => {
      // Also called with an unknown operation name, which Apollo rejects later.
      refuseSubscription(getOperationAST(document, request.operationName));
      try {
        const { viewer } = contextValue;
        contextValue.viewer = viewerWithinScopes(schema, document, request.operationName, viewer);
      } catch (error) {
        throw refusedRequest(error);
      }
      const variables = (request.variables ?? {}) as Record<string, unknown>;
      refuseUnstorableText(document, variables);
      refuseCostly(schema, document, variables, request.operationName);
    },
  }),
});

/** An outage of the database has the status that proxies and clients know; a response with some data stays 200. */
const unavailability: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      const seconds = body.kind === 'single' ? unavailableFor(body.singleResult) : null;
      if (seconds === null) return;
      http.status = 503;
      http.headers.set('retry-after', String(seconds));
    },
  }),
};

/** Unexpected errors are logged in full, under the id that the response contains. */
const errorLog = (logger: Logger): ApolloServerPlugin<Context> => ({
  contextCreationDidFail: async ({ error }) => {
    if (!(error instanceof GraphQLError)) logger.error({ err: error }, 'A request could not be begun');
  },
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue, operationName }) => {
      const { requestId } = contextValue;
      for (const error of errors)
        if (isUnexpected(error))
          logger.error({ err: unwrapResolverError(error), requestId, operationName }, 'A resolver failed');
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      response.body.singleResult.errors = response.body.singleResult.errors?.map((error) =>
        error.extensions?.code === 'INTERNAL_SERVER_ERROR'
          ? { ...error, extensions: { ...error.extensions, requestId: contextValue.requestId } }
          : error,
      );
    },
  }),
});
