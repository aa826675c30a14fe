import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { acceptsGzip } from '../http/accepts-gzip';
import { logRequest } from '../http/logging';
import type { Context } from './context';
import { formattedErrors, refusedRequest, unavailableFor } from './errors';
import { BodyError, isObject, jsonBody, type JsonObject } from './json-body';
import { refuseCostly, refuseSubscription } from './limits';
import {
  documentIdIn,
  NOT_TRUSTED,
  type PreparedOperation,
  type TrustedDocuments,
  type Written,
} from './prepared-operations';
import type { PublicAnswers } from './public-answers';
import { viewerWithinScopes } from './required-scopes';
import { refuseUnstorableText } from './storable-text';

const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
/** A response that fits into one packet is not worth compressing. */
const COMPRESSED_FROM_BYTES = 1_400;
/** The compressed body may be cached too; JSON of lists of objects compresses to less than this. */
const COMPRESSED_SHARE = 0.4;
const compress = promisify(gzip);

interface HandlerOptions {
  schema: GraphQLSchema;
  /** Executes all other documents, with its guards. */
  apollo: ApolloServer<Context>;
  documents: TrustedDocuments;
  publicAnswers: PublicAnswers<Answer & { bytes: number }>;
  /** Whether only trusted documents are accepted. */
  isTrustedOnly: boolean;
  /** Rejects with a Refusal if the token is invalid. */
  contextOf: (request: IncomingMessage, requestId: string) => Promise<Context>;
  /** Headers of every response. */
  headers: OutgoingHttpHeaders;
  logger: Logger;
}

/** A response, as kept by PublicAnswers. */
interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Text is sent together with the headers, bytes are sent again and again. */
  body: string | Buffer;
  /** Whether it has errors beside data. */
  hasErrors?: boolean;
  /** Compressed on first use. */
  compressed?: Buffer;
}

/** Whether this is a JSON request to /graphql that does not need Express. */
export const isGraphQLCall = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  (url === '/graphql' || url?.startsWith('/graphql?') === true) &&
  /^application\/json *(; *charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined;

/**
 * Executes operations over HTTP: those of our own client by the id of a trusted document, compiled once; others by
 * their text, through Apollo Server. Both return the same results. The returned handler never rejects.
 */
export function graphqlHandler({
  schema,
  apollo,
  documents,
  publicAnswers,
  isTrustedOnly,
  contextOf,
  headers: commonHeaders,
  logger,
}: HandlerOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function answerTo(request: IncomingMessage, requestId: string): Promise<Answer> {
    const body = await jsonBody(request);
    const documentId = documentIdIn(body);
    if (documentId !== null && isObject(body) && !hasText(body)) {
      const operation = documents.get(documentId);
      return operation === null
        ? answer(200, UNKNOWN_DOCUMENT)
        : runPrepared(request, requestId, operation, body.variables ?? {});
    }
    return isTrustedOnly ? answer(403, { errors: [NOT_TRUSTED] }) : runText(request, requestId, body);
  }

  async function runPrepared(
    request: IncomingMessage,
    requestId: string,
    operation: PreparedOperation,
    variables: unknown,
  ): Promise<Answer> {
    const logged = { requestId, operationName: operation.name };
    try {
      const context = await contextOf(request, requestId);
      if (!isObject(variables)) throw VARIABLES_ARE_NO_OBJECT;
      refuseSubscription(operation.operation);
      context.viewer = viewerWithinScopes(schema, operation.document, operation.name, context.viewer);
      refuseUnstorableText(operation.document, variables);
      refuseCostly(schema, operation.document, variables, operation.name);
      const run = async () => answerOf(await operation.write(context, variables), logged);
      return operation.isPublic && context.viewer === null
        ? await publicAnswers.answerTo(
            operation.name + JSON.stringify(variables),
            async () => inBytes(await run()),
            isWhole,
          )
        : await run();
    } catch (error) {
      const refused = refusedRequest(error);
      if (!(refused instanceof GraphQLError)) throw error;
      const { status, headers } = httpOf(refused);
      return answer(status, { errors: formattedErrors([refused], logger, logged) }, headers);
    }
  }

  function answerOf(result: Written, logged: { requestId: string; operationName: string }): Answer {
    if (result.errors.length === 0) return answerWith(200, `{"data":${result.data}}`, {});
    const errors = formattedErrors(result.errors, logger, logged);
    if (result.data === null) return answer(400, { errors });
    const data = JSON.parse(result.data) as ExecutionResult['data'];
    const retryAfter = unavailableFor({ data, errors });
    return retryAfter === null
      ? { ...answer(200, { errors, data }), hasErrors: true }
      : answer(503, { errors, data }, { 'retry-after': String(retryAfter) });
  }

  async function runText(request: IncomingMessage, requestId: string, body: unknown): Promise<Answer> {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    const executed = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'POST',
        headers,
        search: request.url!.slice('/graphql'.length),
        body: withoutDocumentId(body),
      },
      context: () =>
        contextOf(request, requestId).catch((error: unknown) => {
          throw refusedRequest(error);
        }),
    });
    if (executed.body.kind !== 'complete') throw new Error('No answer of this schema comes in parts');
    const text = executed.body.string;
    return answerWith(executed.status ?? 200, text, Object.fromEntries(executed.headers));
  }

  return async (request, response) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const given = await answerTo(request, requestId).catch((error: unknown) => {
      if (error instanceof BodyError) return answer(error.status, { error: error.message });
      logger.error({ err: error, requestId }, 'An operation could not be answered');
      return answer(500, failure('Something went wrong on our side', 'INTERNAL_SERVER_ERROR', { requestId }));
    });
    try {
      await write(request, response, given, commonHeaders);
    } catch (error) {
      logger.error({ err: error, requestId }, 'An answer could not be sent');
      response.destroy();
    }
    logRequest(logger, request, { id: requestId, status: given.status, startedAt });
  };
}

async function write(
  request: IncomingMessage,
  response: ServerResponse,
  given: Answer,
  commonHeaders: OutgoingHttpHeaders,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': mediaTypeFor(request),
    ...given.headers,
  };
  let { body } = given;
  let length = Buffer.byteLength(body);
  if (length >= COMPRESSED_FROM_BYTES) {
    headers.vary = 'Accept-Encoding';
    if (acceptsGzip(request.headers['accept-encoding'])) {
      body = given.compressed ??= await compress(body);
      length = body.length;
      headers['content-encoding'] = 'gzip';
    }
  }
  headers['content-length'] = length;
  response.writeHead(given.status, headers).end(body);
}

const mediaTypeFor = ({ headers }: IncomingMessage): string =>
  headers.accept?.includes('application/graphql-response+json') ? RESPONSE_TYPE : JSON_TYPE;

const answer = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer =>
  answerWith(status, JSON.stringify(value), headers);

const answerWith = (status: number, body: string, headers: OutgoingHttpHeaders): Answer => ({
  status,
  headers,
  body,
});

/** For the cache. */
function inBytes(given: Answer): Answer & { bytes: number } {
  const body = Buffer.from(given.body as string);
  return { ...given, body, bytes: Math.ceil(body.length * (1 + COMPRESSED_SHARE)) };
}

/** Whether nothing of it failed, so that it may be cached. */
const isWhole = ({ status, hasErrors }: Answer): boolean => status === 200 && !hasErrors;

const failure = (
  message: string,
  code: string,
  extensions: Record<string, unknown> = {},
): FormattedExecutionResult => ({ errors: [{ message, extensions: { code, ...extensions } }] });

/** The error on which Apollo's clients send the text. */
const UNKNOWN_DOCUMENT = failure('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');

const VARIABLES_ARE_NO_OBJECT = new GraphQLError(
  '`variables` in a POST body must be an object if provided.',
  {
    extensions: { code: 'BAD_REQUEST' },
  },
);

/** The HTTP status and headers of an error about the whole request. */
function httpOf({ extensions }: GraphQLError): { status: number; headers: OutgoingHttpHeaders } {
  const { status = 400, headers } = (extensions.http ?? {}) as { status?: number; headers?: HeaderMap };
  return { status, headers: Object.fromEntries(headers ?? []) };
}

const hasText = (body: JsonObject): boolean => typeof body.query === 'string';

/** Removes the document id; Apollo would reject ids although the text is present. */
function withoutDocumentId(body: unknown): unknown {
  if (documentIdIn(body) === null) return body;
  const { extensions, ...rest } = body as { extensions: JsonObject };
  const { persistedQuery: _, ...others } = extensions;
  return { ...rest, extensions: others };
}
