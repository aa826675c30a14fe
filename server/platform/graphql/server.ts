import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { getOperationAST, GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { TrustedOperation } from '../first-page.rules';
import { CompiledQueries } from './compiled-queries';
import type { Context } from './context';
import { formatError, logUnexpected, refusedRequest, unavailableFor } from './errors';
import { guardedViewer } from './guards';
import { MAX_RECURSIVE_SELECTIONS, MAX_TOKENS, shapeRule } from './limits';
import type { TrustedDocuments } from './trusted-documents';

interface ServerOptions {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  logger: Logger;
  /** Whether introspection and "did you mean" are enabled. */
  sandbox: boolean;
}

/** Executes every operation but subscriptions: of pages, explorers and programs, and of pages that the server renders. */
export function createGraphQLServer(options: ServerOptions): ApolloServer<Context> {
  const { schema, documents, logger, sandbox } = options;
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
    // A client that sends another id is told to send the text.
    persistedQueries: { cache: documents.cache },
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
      execution(options),
      errors(logger),
    ],
  });
}

const guards = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, request: { operationName, variables = {} }, contextValue }) => {
      // Also called with an unknown operation name, which Apollo rejects later.
      if (getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION)
        throw new GraphQLError('Subscriptions are served over a WebSocket at this path', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      try {
        const operation = { document, operationName, variables };
        contextValue.viewer = guardedViewer(schema, operation, contextValue.viewer);
      } catch (error) {
        throw refusedRequest(error);
      }
    },
  }),
});

/** Trusted documents run compiled. Those of others are left to Apollo: compiling them would cost the server much. */
function execution({ schema, documents, logger }: ServerOptions): ApolloServerPlugin<Context> {
  const compiled = new CompiledQueries(schema);
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ source: text, document, operation, request, contextValue }) => {
        if (!documents.has(text)) return null;
        const result = await compiled.run({ text, document }, contextValue, request.variables ?? {});
        // Apollo says what is wrong with the variables.
        if (result === null) return null;
        const { data, errors } = result;
        const { requestId } = contextValue;
        if (errors) logUnexpected(logger, errors, { requestId, operationName: operation.name!.value });
        const formatted = errors?.map((error) => formatError(error.toJSON(), error));
        return {
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data, ...(formatted && { errors: formatted }) } },
        };
      },
    }),
  };
}

/**
 * Unexpected errors are logged in full, under the id that the response contains. An outage of the database has the
 * status that proxies and clients know; a response with some data stays 200.
 */
const errors = (logger: Logger): ApolloServerPlugin<Context> => ({
  contextCreationDidFail: async ({ error }) => {
    if (!(error instanceof GraphQLError)) logger.error({ err: error }, 'A request could not be begun');
  },
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors: encountered, contextValue: { requestId }, operationName }) =>
      logUnexpected(logger, encountered, { requestId, operationName }),
    willSendResponse: async ({ response: { body, http }, contextValue: { requestId } }) => {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      body.singleResult.errors = body.singleResult.errors.map((error) =>
        error.extensions?.code === 'INTERNAL_SERVER_ERROR'
          ? { ...error, extensions: { ...error.extensions, requestId } }
          : error,
      );
      const seconds = unavailableFor(body.singleResult);
      if (seconds === null) return;
      http.status = 503;
      http.headers.set('retry-after', String(seconds));
    },
  }),
});

/**
 * Executes the client's own operations for pages that the server renders, with the same result as for a visitor over
 * HTTP; null if any part fails.
 */
export const visitorAnswers =
  (apollo: ApolloServer<Context>, documents: TrustedDocuments, visitor: () => Context) =>
  async ({ documentId, variables }: TrustedOperation): Promise<unknown> => {
    const query = documents.textOf(documentId);
    if (query === null) return null;
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: visitor() });
    // The page in the browser runs a failed operation again and shows the error.
    return body.kind === 'single' && !body.singleResult.errors ? (body.singleResult.data ?? null) : null;
  };
