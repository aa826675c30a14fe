import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { Refusal, type RefusalCode } from '../errors';

/** Codes whose messages are returned unchanged, because graphql-js and Apollo derive them from the document alone. */
const ABOUT_THE_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'QUERY_TOO_COMPLEX',
  'PERSISTED_QUERY_NOT_FOUND',
  'DOCUMENT_NOT_TRUSTED',
]);

/** Replaces messages of graphql-js and Apollo that echo rejected values, since a value may be a password. */
const BAD_INPUT = 'A value in this request has the wrong type or form';

/** The error for a value of the wrong type or form, which does not repeat the value. */
export const badInput = () => new GraphQLError(BAD_INPUT, { extensions: { code: 'BAD_USER_INPUT' } });

/** graphql-js adds it, without a code, if a request has more invalid values than it lists. */
const isMoreBadInput = (error: { message: string }): boolean =>
  error.message.startsWith('Too many errors processing variables');

const HTTP_ONLY_HINT = 'x-apollo-operation-name';

/**
 * Formats an error by allow-list: a Refusal's own message and code, a message about the document, or for everything
 * else a generic message. Never a statement, a stack or an echo of the input.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = refusalIn(error) ?? unwrapResolverError(error);
  const { path, locations } = formatted;
  if (original instanceof Refusal) {
    const { code, message, retryAfterSeconds } = original;
    return { message, path, extensions: retryAfterSeconds ? { code, retryAfterSeconds } : { code } };
  }
  const code = formatted.extensions?.code as string | undefined;
  if (code === 'BAD_USER_INPUT' || isMoreBadInput(formatted))
    return { message: BAD_INPUT, locations, extensions: { code: 'BAD_USER_INPUT' } };
  if (code && ABOUT_THE_DOCUMENT.has(code))
    return { message: aboutTheDocument(formatted.message), locations, extensions: { code } };
  return { message: 'Something went wrong on our side', path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

const STATUS: Partial<Record<RefusalCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/**
 * A refusal before any resolver runs as an error whose status Apollo uses for the whole response; any other `error` as
 * it is.
 */
export function refusedRequest(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const headers = new HeaderMap();
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds));
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: STATUS[error.code] ?? 503, headers } },
  });
}

/**
 * The seconds until a retry of a result with only DATABASE_UNAVAILABLE errors and no data makes sense. null for every
 * other result.
 */
export function unavailableFor({ data, errors }: FormattedExecutionResult): number | null {
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  if (hasData || !errors?.length) return null;
  if (!errors.every(({ extensions }) => extensions?.code === 'DATABASE_UNAVAILABLE')) return null;
  return Math.max(...errors.map(({ extensions }) => Number(extensions?.retryAfterSeconds)));
}

/** Logs in full the errors of a request that are unexpected: neither refusals nor about the document or its values. */
export function logUnexpected(
  logger: Logger,
  errors: readonly GraphQLError[],
  { requestId, operationName }: { requestId: string; operationName?: string | null | undefined },
): void {
  for (const error of errors) {
    // Errors about the document have a code by now; Apollo adds those of the others later.
    const isExpected = error.originalError instanceof Refusal || error.extensions.code !== undefined;
    if (!isExpected && !isMoreBadInput(error))
      logger.error({ err: unwrapResolverError(error), requestId, operationName }, 'A resolver failed');
  }
}

const refusalIn = (error: unknown): Refusal | null =>
  error instanceof GraphQLError && error.originalError instanceof Refusal ? error.originalError : null;

/** graphql-js quotes the literals it rejects, and a literal is as much input as a variable. */
const QUOTES_A_LITERAL = /cannot represent|^Expected value of type|^Value .+ does not exist in/;

function aboutTheDocument(message: string): string {
  if (message.includes(HTTP_ONLY_HINT)) return 'Send the query as JSON with content-type application/json';
  if (message.startsWith('Syntax Error')) return message.replace(/".*"/s, '"…"');
  return QUOTES_A_LITERAL.test(message) ? BAD_INPUT : message;
}
