import type http from 'node:http';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, type Context as Connection, type SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, rateLimited, Refusal, unauthenticated } from '../errors';
import { EventsMissed } from '../events';
import type { Viewer } from '../viewer';
import { Batches, type Context } from './context';
import { badInput, formatError, logUnexpected } from './errors';
import { guardedViewer } from './guards';
import { shapeRule } from './limits';
import {
  createSocketServer,
  assignSession,
  type LimitedSocket,
  type SocketServerOptions,
} from './socket-server';
import { documentIdIn, NOT_TRUSTED, type TrustedDocuments } from './trusted-documents';

const MAX_TOKENS = 300;
const MAX_SUBSCRIPTIONS = 20;
const SESSION_TIMEOUT_MS = 5_000;

interface SocketOptions extends SocketServerOptions {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether only trusted documents are accepted. */
  isTrustedOnly: boolean;
  logger: Logger;
  /** The context of one operation, or null if the token is invalid; visitors cannot subscribe. */
  contextOf: (
    authorization: string | undefined,
    request: http.IncomingMessage,
  ) => Promise<(Context & { viewer: Viewer }) | null>;
}

type SocketConnection = Connection<Record<string, unknown>, Extra>;

const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule, shapeRule];

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/**
 * Subscriptions only, over graphql-ws, with the same rules as HTTP. The rules are repeated here because graphql-ws
 * executes operations itself, without Apollo's guards.
 */
export function serveSubscriptions(options: SocketOptions) {
  const { schema, documents, isTrustedOnly, logger } = options;
  const server = createSocketServer(options);

  /** null, and the socket is closed, if nothing may be sent on it any more. */
  async function contextOf({ connectionParams, extra }: SocketConnection) {
    const socket = socketOf(extra);
    try {
      const context = await options.contextOf(authorizationIn(connectionParams), extra.request);
      if (context === null) socket.endSession();
      return context;
    } catch (error) {
      if (error instanceof Refusal) socket.closeForNow(error.message);
      else {
        logger.error({ err: error }, 'A socket could not be served');
        socket.close(CloseCode.InternalServerError, 'Something went wrong on our side');
      }
      return null;
    }
  }

  function documentIn(payload: SubscribePayload): DocumentNode {
    const trusted = documents.textOf(documentIdIn(payload));
    if (trusted === null && isTrustedOnly) throw refusal(NOT_TRUSTED.message, NOT_TRUSTED.extensions.code);
    try {
      return parse(trusted ?? payload.query, { maxLexicalTokens: MAX_TOKENS });
    } catch {
      throw refusal('The document cannot be parsed', 'GRAPHQL_PARSE_FAILED');
    }
  }

  /** Throws a Refusal, or a GraphQLError about the document or its variables. */
  async function checked(connection: SocketConnection, payload: SubscribePayload): Promise<ExecutionArgs> {
    const { operationName, variables } = { ...payload, variables: payload.variables ?? {} };
    const document = documentIn(payload);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription')
      throw refusal('Only subscriptions are served here', 'BAD_REQUEST');
    if (Object.keys(connection.subscriptions).length > MAX_SUBSCRIPTIONS)
      throw rateLimited('Too many subscriptions on one connection', 1);
    const [invalid] = validate(schema, document, RULES, { maxErrors: 1, hideSuggestions: true });
    // graphql-js gives most of them no code; over HTTP Apollo adds it.
    if (invalid?.extensions.code) throw invalid;
    if (invalid) throw refusal(invalid.message, 'GRAPHQL_VALIDATION_FAILED');
    const definitions = operation.variableDefinitions ?? [];
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) throw badInput();
    const context = await contextOf(connection);
    if (context === null) throw unauthenticated();
    guardedViewer(schema, { document, operationName, variables }, context.viewer);
    const contextValue = { ...context, batches: new Batches(false) };
    return { schema, document, operationName, variableValues: variables, contextValue };
  }

  function formatted({ extra }: SocketConnection, errors: readonly GraphQLError[]) {
    // An error would end the subscription permanently. A client whose socket is closed subscribes again, once the
    // database is back, and then reads what it missed.
    const missed = errors.find(
      ({ originalError }) => originalError instanceof EventsMissed || isDatabaseUnavailable(originalError),
    );
    if (missed) socketOf(extra).closeForNow(missed.message);
    logUnexpected(logger, errors, { requestId: 'socket' });
    return errors.map((error) => formatError(error.toJSON(), error));
  }

  const { dispose } = useServer<Record<string, unknown>, Partial<Extra>>(
    {
      schema,
      isProd: true,
      connectionInitWaitTimeout: SESSION_TIMEOUT_MS,
      onConnect: async (connection) => {
        const context = await contextOf(connection);
        return (
          context !== null && assignSession(server, socketOf(connection.extra), context.viewer.sessionHash)
        );
      },
      onSubscribe: async (connection, _id, payload) => {
        try {
          return await checked(connection, payload);
        } catch (error) {
          if (error instanceof GraphQLError) return [error];
          if (error instanceof Refusal) return [new GraphQLError(error.message, { originalError: error })];
          throw error;
        }
      },
      onError: (connection, _id, _payload, errors) => formatted(connection, errors),
      onNext: async (connection, _id, _payload, _args, result) => {
        // A session can expire, or end while events are missed; then nothing more is sent on its socket.
        await contextOf(connection);
        return result.errors ? { ...result, errors: formatted(connection, result.errors) } : result;
      },
    },
    server,
  );
  let closing: Promise<void> | null = null;

  return {
    /** Closes the sockets of a session that has ended. */
    closeSession: (sessionHash: string) => {
      for (const socket of server.clients) if (socket.sessionHash === sessionHash) socket.endSession();
    },
    /** Closes every socket with 1001 and accepts no more; may be called more than once. */
    close: () => (closing ??= Promise.resolve(dispose())),
  };
}

/** graphql-ws does not have the type of the server's sockets. */
const socketOf = ({ socket }: Extra) => socket as LimitedSocket;

/** Matches the name case-insensitively: explorers send headers as the user typed them. */
function authorizationIn(connectionParams: Record<string, unknown> = {}): string | undefined {
  const [, authorization] =
    Object.entries(connectionParams).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof authorization === 'string' ? authorization : undefined;
}
