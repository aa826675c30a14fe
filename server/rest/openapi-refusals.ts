import { unauthenticated, UNAVAILABLE_SENTENCES } from '../platform/errors';
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

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** What any call can meet, by its name among the document's responses. */
const SHARED: Readonly<Record<string, SharedResponse>> = {
  BodyTooLarge: {
    status: 413,
    description: 'The body has more than 256 KB.',
    sentences: [sentences.BODY_TOO_LARGE],
    needsBody: true,
  },
  UnknownEncoding: {
    status: 415,
    description: 'The body is compressed in a way the server does not know.',
    sentences: [sentences.UNKNOWN_ENCODING],
    needsBody: true,
  },
  Fault: {
    status: 500,
    description: 'A fault of the server’s own; its log knows the request by X-Request-Id.',
    sentences: [sentences.FAULT],
    headers: { 'X-Request-Id': { description: 'Names the request.', schema: { type: 'string' } } },
  },
  DatabaseUnavailable: {
    status: 503,
    description: 'The database does not do what is asked right now.',
    sentences: UNAVAILABLE_SENTENCES,
    headers: RETRY_AFTER,
  },
};

/** The responses that operations refer to. */
export const sharedResponses = (): Responses =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, { description, sentences: words, headers }]) => [
      name,
      { ...refusal(description, words), ...(headers && { headers }) },
    ]),
  );

const REASONS: Record<string, string> = {
  400: 'The input breaks a rule; nothing was changed.',
  401: 'There is no session.',
  403: 'Not for this account.',
  404: 'There is none, or none that whoever asks may know of.',
  409: 'Things have changed meanwhile, or are not so far yet.',
  429: 'Too often.',
  502: 'The assistant’s host does not answer.',
};

/** By status: what the row says itself, then what every row of its kind refuses. */
export function refusalsOf(route: Route): Responses {
  const hasBody = route.body !== undefined;
  const all = new Map<string, readonly string[]>(Object.entries(route.refusals as Record<string, Sentences>));
  const add = (status: string, ...more: string[]) => all.set(status, [...(all.get(status) ?? []), ...more]);
  add('400', sentences.NOT_STORABLE, ...(hasBody ? sentences.BAD_BODY : []));
  if (!route.access.startsWith('anyone')) add('401', unauthenticated().message);
  if (route.access !== 'anyone') add('401', sentences.SESSION_IS_OVER);
  if (route.access === 'instructors') add('403', sentences.INSTRUCTORS_ONLY);
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

/** The sentences stand in the description, the first one as example; of a body's 400 there are more. */
const refusal = (description: string, words: readonly string[]) => ({
  description: [description, words.map((sentence) => `- ${sentence}`).join('\n')].join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { error: words[0] },
    },
  },
});
