import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context';
import { formatError, isUnexpected, unavailableFor } from './errors';
import { MAX_RECURSIVE_SELECTIONS, MAX_TOKENS, refuseCostly, refuseSubscription, shapeRule } from './limits';
import { refuseUnstorableText } from './storable-text';

interface ServerOptions {
  schema: GraphQLSchema;
  logger: Logger;
  /** Introspection and "did you mean". */
  sandbox: boolean;
}

export function createGraphQLServer({ schema, logger, sandbox }: ServerOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    formatError,
    introspection: sandbox,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !sandbox,
    // Apollo would listen for the signals that main.ts handles in its own order.
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // A client that asks by hash is told to send the query whole.
    persistedQueries: false,
    maxRecursiveSelections: MAX_RECURSIVE_SELECTIONS,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [shapeRule],
    validationOptions: { maxErrors: 1 },
    executionOptions: { maxCoercionErrors: 1 },
    logger,
    plugins: [
      // The explorers are pages of our own, see api-explorers.ts.
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
    didResolveOperation: async ({ document, request }) => {
      // Apollo also comes here with a name that no operation has, and refuses it later.
      refuseSubscription(getOperationAST(document, request.operationName));
      const variables = (request.variables ?? {}) as Record<string, unknown>;
      refuseUnstorableText(document, variables);
      refuseCostly(schema, document, variables, request.operationName);
    },
  }),
});

/** An outage of the database has the status that proxies and clients know; an answer with some data stays 200. */
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

/** Unexpected errors are logged whole, under the id that the answer carries. */
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
