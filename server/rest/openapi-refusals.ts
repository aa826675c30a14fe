import {
  ACCESS_TOKEN_IS_OVER,
  SESSION_IS_OVER,
  unauthenticated,
  UNAVAILABLE_SENTENCES,
} from '../platform/errors';
import { NOT_ALLOWED_BY_ROLE } from '../features/courses/permissions/course-permissions.rules';
import { lacksScope, SESSION_ONLY, type RequiredScope } from '../platform/required-scope';
import type { Route, Sentences } from './route';
import * as sentences from './sentences';

type Responses = Record<string, Record<string, unknown>>;

interface SharedResponse {
  status: number;
  description: string;
  sentences: readonly string[];
  needsBody?: true;
  headers?: Responses;
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
};

/** Error responses of every route, by their name in the document's components. */
const SHARED: Readonly<Record<string, SharedResponse>> = {
  BodyTooLarge: {
    status: 413,
    description: 'The body is larger than 256 KB.',
    sentences: [sentences.BODY_TOO_LARGE],
    needsBody: true,
  },
  UnknownEncoding: {
    status: 415,
    description: 'The body uses an unsupported content encoding.',
    sentences: [sentences.UNKNOWN_ENCODING],
    needsBody: true,
  },
  Fault: {
    status: 500,
    description: "An unexpected server error. The server's log contains the `X-Request-Id`.",
    sentences: [sentences.FAULT],
    headers: {
      'X-Request-Id': {
        description: "Identifier of the request in the server's log.",
        schema: { type: 'string' },
      },
    },
  },
  DatabaseUnavailable: {
    status: 503,
    description: 'The database is temporarily unavailable.',
    sentences: UNAVAILABLE_SENTENCES,
    headers: RETRY_AFTER,
  },
};

/** Returns the shared error responses that operations refer to. */
export const sharedResponses = (): Responses =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, { description, sentences: words, headers }]) => [
      name,
      { ...refusal(description, words), ...(headers && { headers }) },
    ]),
  );

const REASONS: Record<string, string> = {
  400: 'The input is invalid. Nothing was changed.',
  401: 'The token is missing, invalid or expired.',
  403: 'Visible to you, but not allowed.',
  404: 'Does not exist or is not visible to you.',
  409: 'Conflicts with the current state.',
  429: 'The rate limit was exceeded.',
  502: 'The assistant is unavailable.',
};

/** Returns the error responses of a route by status: its own and those of all routes of its kind. */
export function refusalsOf(route: Route): Responses {
  const hasBody = route.body !== undefined;
  const all = new Map<string, readonly string[]>(Object.entries(route.refusals as Record<string, Sentences>));
  const add = (status: string, ...more: string[]) => all.set(status, [...(all.get(status) ?? []), ...more]);
  add('400', sentences.NOT_STORABLE, ...(hasBody ? sentences.BAD_BODY : []));
  if (!route.access.startsWith('anyone')) add('401', unauthenticated().message);
  if (route.access !== 'anyone') add('401', SESSION_IS_OVER, ACCESS_TOKEN_IS_OVER);
  if (route.access !== 'anyone') add('403', ...scopeRefusal(route.scope));
  if (route.access === 'instructors') add('403', sentences.INSTRUCTORS_ONLY);
  if (route.access === 'instructors' && Object.keys(route.params).length > 0) add('403', NOT_ALLOWED_BY_ROLE);
  if (route.access === 'administrators') add('403', sentences.ADMINISTRATORS_ONLY);
  return {
    ...Object.fromEntries(
      [...all].map(([status, words]) => [
        status,
        { ...refusal(REASONS[status]!, words), ...(status === '429' && { headers: RETRY_AFTER }) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(SHARED)
        .filter(([, { needsBody }]) => hasBody || !needsBody)
        .map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
    ),
  };
}

/** The message for an access token that may not call a route with this scope. */
function scopeRefusal(scope: RequiredScope): string[] {
  if (scope === 'none') return [];
  return [scope === 'session only' ? SESSION_ONLY : lacksScope(scope)];
}

/** Lists the messages in the description and uses the first one as the example. */
const refusal = (description: string, words: readonly string[]) => ({
  description: [description, words.map((sentence) => `- ${sentence}`).join('\n')].join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { error: words[0] },
    },
  },
});
