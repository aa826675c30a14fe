import type http from 'node:http';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  NoSchemaIntrospectionCustomRule,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { rateLimited, Refusal, unauthenticated } from '../errors';
import { Batches } from './batches';
import type { Context } from './context';
import { formatError, isUnexpected } from './errors';
import { refuseCostly, shapeRule } from './limits';
import { refuseUnstorableText } from './storable-text';

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_TOKENS = 300;
const MAX_SUBSCRIPTIONS = 20;
const GOING_AWAY = 1001;
/** A client that is there answers the closing at once; ws alone would wait half a minute for one that is not. */
const FAREWELL_MS = 2_000;
/** graphql-transport-ws's own code: the client must not try again with this token. */
const SESSION_ENDED = 4403;

interface SocketOptions {
  httpServer: http.Server;
  schema: GraphQLSchema;
  logger: Logger;
  /** Origins that may connect from a browser, exactly; a client without an Origin is no browser. */
  isAllowedOrigin: (origin: string, host: string | undefined) => boolean;
  /** The context for one operation, or null when the token is given and opens no session. */
  contextOf: (authorization: string | undefined, request: http.IncomingMessage) => Promise<Context | null>;
}

interface Sockets {
  /** Closes the sockets that this session opened: it has ended. */
  closeSession(sessionHash: string): void;
  /** Closes every socket with 1001 and takes no more; may be called more than once. */
  close(): Promise<void>;
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });
const refused = (original: Refusal) => new GraphQLError(original.message, { originalError: original });

/** graphql-js gives the errors of a validation no code; over HTTP Apollo does. */
const withCode = (error: GraphQLError) =>
  error.extensions.code === undefined
    ? new GraphQLError(error.message, {
        nodes: error.nodes,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      })
    : error;

/**
 * Subscriptions and nothing else, over graphql-ws, under the same rules as HTTP. They are written out again here
 * because graphql-ws executes by itself and passes every Apollo guard by.
 */
export function serveSubscriptions({
  httpServer,
  schema,
  logger,
  isAllowedOrigin,
  contextOf: contextFor,
}: SocketOptions): Sockets {
  const sockets = new WebSocketServer({
    server: httpServer,
    path: '/graphql',
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    verifyClient: ({ origin, req }: { origin?: string; req: http.IncomingMessage }) =>
      // A sandboxed frame says "null", and anybody can send nonsense.
      !origin || (URL.canParse(origin) && isAllowedOrigin(origin, req.headers.host)),
  });
  const sessionOf = new WeakMap<object, string>();
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => {
      if (isUnexpected(error)) logger.error({ err: error.originalError ?? error }, 'A subscription failed');
      return formatError(error.toJSON(), error);
    });
  // graphql-ws closes the socket with the message of whatever is thrown at it.
  const contextOf: SocketOptions['contextOf'] = async (authorization, request) => {
    try {
      return await contextFor(authorization, request);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      logger.error({ err: error }, 'A socket could not be served');
      throw new Error('Something went wrong on our side');
    }
  };
  const server = useServer(
    {
      schema,
      connectionInitWaitTimeout: 5000,
      onConnect: async ({ connectionParams, extra }) => {
        const context = await contextOf(authorizationIn(connectionParams), extra.request);
        if (context?.viewer) sessionOf.set(extra.socket, context.viewer.sessionHash);
        return context !== null;
      },
      onSubscribe: async (connection, _id, payload) => {
        const document = parseOrNull(payload.query);
        if (!document) return [refusal('The document cannot be parsed', 'GRAPHQL_PARSE_FAILED')];
        const operation = getOperationAST(document, payload.operationName);
        if (operation?.operation !== 'subscription')
          return [refusal('Only subscriptions are served here', 'BAD_REQUEST')];
        if (Object.keys(connection.subscriptions).length > MAX_SUBSCRIPTIONS)
          return [refused(rateLimited('Too many subscriptions on one connection', 1))];
        const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule, shapeRule];
        const errors = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true });
        if (errors.length > 0) return errors.map(withCode);
        const variableValues = payload.variables ?? {};
        try {
          refuseUnstorableText(document, variableValues);
          refuseCostly(schema, document, variableValues, payload.operationName ?? undefined);
        } catch (error) {
          return [error as GraphQLError];
        }
        const contextValue = await contextOf(
          authorizationIn(connection.connectionParams),
          connection.extra.request,
        );
        if (!contextValue) return [refused(unauthenticated())];
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues,
          contextValue: { ...contextValue, batches: new Batches(false) },
        };
      },
      onError: (_connection, _id, _payload, errors) => formatted(errors),
      onNext: async ({ connectionParams, extra }, _id, _payload, _args, result) => {
        // A session can run out, or end while events are missed; then nothing more is said on its socket.
        if ((await contextOf(authorizationIn(connectionParams), extra.request)) === null)
          extra.socket.close(SESSION_ENDED, 'Forbidden');
        return result.errors ? { ...result, errors: formatted(result.errors) } : result;
      },
    },
    sockets,
  );
  const farewell = async (): Promise<void> => {
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
    const impatience = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, FAREWELL_MS);
    await server.dispose();
    clearTimeout(impatience);
  };
  let closed: Promise<void> | null = null;

  return {
    closeSession: (sessionHash) => {
      for (const socket of sockets.clients)
        if (sessionOf.get(socket) === sessionHash) socket.close(SESSION_ENDED, 'Forbidden');
    },
    close: () => (closed ??= farewell()),
  };
}

function authorizationIn(connectionParams: Record<string, unknown> | undefined): string | undefined {
  const authorization = connectionParams?.authorization;
  return typeof authorization === 'string' ? authorization : undefined;
}

function parseOrNull(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch {
    return null;
  }
}
