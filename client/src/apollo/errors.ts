import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** The codes whose sentence the server writes for people; every other message speaks to programmers. */
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

/** The `extensions.code` of the first error the server sent; null when it did not answer, or not in GraphQL. */
export function errorCode(error: unknown): string | null {
  const code = firstOf(error)?.extensions?.code;
  if (typeof code === 'string') return code;
  return ServerError.is(error) && error.statusCode === 401 ? 'UNAUTHENTICATED' : null;
}

/** Whether the server refused because nobody, or nobody any more, is signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return errorCode(error) === 'UNAUTHENTICATED';
}

/** Whether a proxy says that the server behind it is away for the moment. */
export function isProxyError(error: unknown): boolean {
  return ServerError.is(error) && [502, 503, 504].includes(error.statusCode) && errorCode(error) === null;
}

/** Whether a request failed on the way, or because the server or its database is away: it may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof TypeError || isProxyError(error) || errorCode(error) === 'DATABASE_UNAVAILABLE';
}

/** The server's sentence when it wrote one for people, otherwise the fallback: the specification's words for this call. */
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

/** A refused request carries GraphQL errors under a plain JSON content type, which Apollo leaves unread. */
function firstInBody(body: string): PlainGraphQLError | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const errors = (parsed as { errors?: unknown } | null)?.errors;
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    return isPlainGraphQLError(first) ? first : undefined;
  } catch {
    // A proxy's error page is no JSON and has no sentence for people.
    return undefined;
  }
}

function isPlainGraphQLError(value: unknown): value is PlainGraphQLError {
  return typeof (value as { message?: unknown } | null | undefined)?.message === 'string';
}
