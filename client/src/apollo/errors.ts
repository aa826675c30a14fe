import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Codes whose messages the server writes for users; all other messages are for developers. */
const CODES_WITH_USER_MESSAGES: readonly string[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'DATABASE_UNAVAILABLE',
];

interface PlainGraphQLError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The `extensions.code` of the first GraphQL error; null without a GraphQL response. */
export function errorCode(error: unknown): string | null {
  const code = firstOf(error)?.extensions?.code;
  if (typeof code === 'string') return code;
  return ServerError.is(error) && error.statusCode === 401 ? 'UNAUTHENTICATED' : null;
}

/** Whether the server rejected the request because it has no valid session. */
export function isUnauthenticated(error: unknown): boolean {
  return errorCode(error) === 'UNAUTHENTICATED';
}

/** Whether a proxy reports that the server behind it is temporarily unavailable. */
export function isProxyError(error: unknown): boolean {
  return ServerError.is(error) && [502, 503, 504].includes(error.statusCode) && errorCode(error) === null;
}

/**
 * Whether a request failed on the network or because the server or its database is unavailable, so a retry may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof TypeError || isProxyError(error) || errorCode(error) === 'DATABASE_UNAVAILABLE';
}

/** The server's message if it is written for users, otherwise `fallback`, the specification's text for this call. */
export function errorSentence(error: unknown, fallback: string): string {
  const first = firstOf(error);
  const code = first?.extensions?.code;
  return first?.message && typeof code === 'string' && CODES_WITH_USER_MESSAGES.includes(code)
    ? first.message
    : fallback;
}

function firstOf(error: unknown): PlainGraphQLError | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  if (ServerError.is(error)) return firstInBody(error.bodyText);
  return undefined;
}

/** Rejected requests carry GraphQL errors with a plain JSON content type, which Apollo does not parse. */
function firstInBody(body: string): PlainGraphQLError | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const errors = (parsed as { errors?: unknown } | null)?.errors;
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    return isPlainGraphQLError(first) ? first : undefined;
  } catch {
    // A proxy's error page is not JSON and has no message for users.
    return undefined;
  }
}

function isPlainGraphQLError(value: unknown): value is PlainGraphQLError {
  return typeof (value as { message?: unknown } | null | undefined)?.message === 'string';
}
