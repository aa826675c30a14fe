import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { Refusal } from '../errors';

/** Whose messages may leave as they are: graphql-js and Apollo made them from the document alone. */
const ABOUT_THE_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'QUERY_TOO_COMPLEX',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'DOCUMENT_NOT_TRUSTED',
]);

/** graphql-js and Apollo echo the values they refuse, and a value may be a password. */
const BAD_INPUT = 'A value in this request has the wrong type or form';

/** graphql-js adds it, without a code, where a request has more wrong values than it lists. */
const isMoreBadInput = (error: { message: string }): boolean =>
  error.message.startsWith('Too many errors processing variables');

const HTTP_ONLY_HINT = 'x-apollo-operation-name';

/**
 * What leaves of an error, by allow-list: a Refusal's own sentence and code, a message about the document, and for
 * everything else that something went wrong. Never a statement, a stack or an echo of the input.
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

/** A refusal before any resolver runs: Apollo answers the whole request with the status it finds here. */
export function refusedRequest(refusal: Refusal): GraphQLError {
  const status = refusal.code === 'UNAUTHENTICATED' ? 401 : 503;
  const headers = new HeaderMap();
  if (refusal.retryAfterSeconds) headers.set('retry-after', String(refusal.retryAfterSeconds));
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status, headers } },
  });
}

/**
 * For a result that has nothing but DATABASE_UNAVAILABLE, and no data at all: the seconds until trying again makes sense.
 * null for every other result.
 */
export function unavailableFor({ data, errors }: FormattedExecutionResult): number | null {
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  if (hasData || !errors?.length) return null;
  if (!errors.every(({ extensions }) => extensions?.code === 'DATABASE_UNAVAILABLE')) return null;
  return Math.max(...errors.map(({ extensions }) => Number(extensions?.retryAfterSeconds)));
}

/**
 * Errors as they leave. Unexpected ones are logged whole, with what is `logged` beside them; their answer carries the
 * request's id, when there is one.
 */
export const formattedErrors = (
  errors: readonly GraphQLError[],
  logger: Logger,
  logged: { requestId?: string; operationName?: string },
): GraphQLFormattedError[] =>
  errors.map((error) => {
    if (isUnexpected(error))
      logger.error({ err: unwrapResolverError(error), ...logged }, 'A resolver failed');
    const formatted = formatError(error.toJSON(), error);
    return logged.requestId !== undefined && formatted.extensions?.code === 'INTERNAL_SERVER_ERROR'
      ? { ...formatted, extensions: { ...formatted.extensions, requestId: logged.requestId } }
      : formatted;
  });

const refusalIn = (error: unknown): Refusal | null =>
  error instanceof GraphQLError && error.originalError instanceof Refusal ? error.originalError : null;

/** graphql-js quotes the literals it refuses, and a literal is as much input as a variable. */
const QUOTES_A_LITERAL = /cannot represent|^Expected value of type|^Value .+ does not exist in/;

/** Whether nobody foresaw the error, so that it belongs into the log: no refusal, and not about the document or its values. */
export function isUnexpected(error: GraphQLError): boolean {
  // Refusals of the document have a code by now; Apollo gives the others theirs later.
  return (
    !(error.originalError instanceof Refusal) && error.extensions.code === undefined && !isMoreBadInput(error)
  );
}

function aboutTheDocument(message: string): string {
  if (message.includes(HTTP_ONLY_HINT)) return 'Send the query as JSON with content-type application/json';
  if (message.startsWith('Syntax Error')) return message.replace(/".*"/s, '"…"');
  return QUOTES_A_LITERAL.test(message) ? BAD_INPUT : message;
}
