import type http from 'node:http';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  NoSchemaIntrospectionCustomRule,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, rateLimited, Refusal, unauthenticated } from '../errors';
import { EventsMissed } from '../event-queue';
import type { ClientAddress } from '../http/client-address';
import type { Viewer } from '../viewer';
import { Batches } from './batches';
import type { Context } from './context';
import { badInput, formatError, logUnexpected } from './errors';
import { guardedViewer } from './guards';
import { shapeRule } from './limits';
import { createSocketServer, SocketError, type SocketExtra, type SocketServer } from './socket-server';
import { documentIdIn, NOT_TRUSTED, type TrustedDocuments } from './trusted-documents';

const MAX_TOKENS = 300;
const MAX_SUBSCRIPTIONS = 20;
const SESSION_TIMEOUT_MS = 5_000;

interface SocketOptions {
  httpServer: http.Server;
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether only trusted documents are accepted. */
  isTrustedOnly: boolean;
  logger: Logger;
  clientAddress: ClientAddress;
  /** The HTTP status that rejects an upgrade before a socket exists, or null. */
  refusalOf: (request: http.IncomingMessage) => number | null;
  /** The context of one operation, or null if the token is invalid. */
  contextOf: (
    authorization: string | undefined,
    request: http.IncomingMessage,
  ) => Promise<SocketContext | null>;
}

const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule, shapeRule];

/** Visitors cannot subscribe. */
type SocketContext = Context & { viewer: Viewer };

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });
const refused = (original: Refusal) => new GraphQLError(original.message, { originalError: original });

/** graphql-js gives validation errors no code; over HTTP Apollo adds it. */
const withCode = (error: GraphQLError) =>
  error.extensions.code === undefined
    ? new GraphQLError(error.message, {
        nodes: error.nodes,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      })
    : error;

/**
 * Subscriptions only, over graphql-ws, with the same rules as HTTP. The rules are repeated here because graphql-ws
 * executes operations itself, without Apollo's guards.
 */
export function serveSubscriptions({
  schema,
  documents,
  isTrustedOnly,
  logger,
  contextOf: contextFor,
  ...server
}: SocketOptions): SocketServer {
  const contextOf: SocketOptions['contextOf'] = async (authorization, request) => {
    try {
      return await contextFor(authorization, request);
    } catch (error) {
      if (error instanceof Refusal) throw SocketError.later(error.message);
      logger.error({ err: error }, 'A socket could not be served');
      throw SocketError.internal();
    }
  };
  const formatted = (errors: readonly GraphQLError[]) => {
    logUnexpected(logger, errors, { requestId: 'socket' });
    return errors.map((error) => formatError(error.toJSON(), error));
  };
  return createSocketServer({
    ...server,
    logger,
    protocol: {
      schema,
      connectionInitWaitTimeout: SESSION_TIMEOUT_MS,
      onConnect: async ({ connectionParams, extra }) => {
        const context = await contextOf(authorizationIn(connectionParams), extra.request);
        return context !== null && extra.present(context.viewer.sessionHash);
      },
      onSubscribe: async (connection, _id, payload) => {
        const documentId = documentIdIn(payload);
        const trusted = documentId === null ? null : documents.textOf(documentId);
        if (trusted === null && isTrustedOnly)
          return [refusal(NOT_TRUSTED.message, NOT_TRUSTED.extensions.code)];
        const document = parseOrNull(trusted ?? payload.query);
        if (!document) return [refusal('The document cannot be parsed', 'GRAPHQL_PARSE_FAILED')];
        const operation = getOperationAST(document, payload.operationName);
        if (operation?.operation !== 'subscription')
          return [refusal('Only subscriptions are served here', 'BAD_REQUEST')];
        if (Object.keys(connection.subscriptions).length > MAX_SUBSCRIPTIONS)
          return [refused(rateLimited('Too many subscriptions on one connection', 1))];
        const errors = validate(schema, document, RULES, { maxErrors: 1, hideSuggestions: true });
        if (errors.length > 0) return errors.map(withCode);
        const variables = payload.variables ?? {};
        const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
          maxErrors: 1,
        });
        if (coerced.errors) return [badInput()];
        const contextValue = await contextOf(
          authorizationIn(connection.connectionParams),
          connection.extra.request,
        );
        if (!contextValue) return [refused(unauthenticated())];
        const { operationName } = payload;
        try {
          guardedViewer(schema, { document, operationName, variables }, contextValue.viewer);
        } catch (error) {
          return [error instanceof Refusal ? refused(error) : (error as GraphQLError)];
        }
        return {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue: { ...contextValue, batches: new Batches(false) },
        };
      },
      onError: ({ extra }, _id, _payload, errors) => {
        closeIfEventsAreMissed(extra, errors);
        return formatted(errors);
      },
      onNext: async ({ connectionParams, extra }, _id, _payload, _args, result) => {
        // A session can expire, or end while events are missed; then nothing more is sent on its socket.
        if ((await contextOf(authorizationIn(connectionParams), extra.request)) === null) extra.endSession();
        if (!result.errors) return result;
        closeIfEventsAreMissed(extra, result.errors);
        return { ...result, errors: formatted(result.errors) };
      },
    },
  });
}

/**
 * An error would end the subscription permanently. A client whose socket is closed subscribes again, once the database
 * is back, and then reads what it missed.
 */
function closeIfEventsAreMissed(extra: SocketExtra, errors: readonly GraphQLError[]): void {
  const missed = errors.find(({ originalError }) => meansMissedEvents(originalError));
  if (missed) extra.closeForNow(missed.message);
}

const meansMissedEvents = (error: unknown): boolean =>
  error instanceof SocketError || error instanceof EventsMissed || isDatabaseUnavailable(error);

/** Matches the name case-insensitively: explorers send headers as the user typed them. */
function authorizationIn(connectionParams: Record<string, unknown> = {}): string | undefined {
  const [, authorization] =
    Object.entries(connectionParams).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof authorization === 'string' ? authorization : undefined;
}

function parseOrNull(query: string) {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch {
    return null;
  }
}
