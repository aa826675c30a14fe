import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { Refusal, type RefusalCode } from '../platform/errors';
import { holdsOnlyStorableText } from '../platform/graphql/storable-text';
import { isNavigation } from '../platform/http/single-page-app';
import { jsonOf } from './answer';
import type { FileAnswer, RestRequest, Route, Services, ViewerOf } from './route';
import * as sentences from './sentences';

const STATUS: Record<RefusalCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  DATABASE_UNAVAILABLE: 503,
};

/** Unknown paths with these prefixes get a JSON 404 instead of a page; only /quizzes itself is a page. */
const DATA_ONLY = /^\/((api|auth|search|platform|testimonials|notifications)(\/|$)|quizzes\/.)/;

interface ShimOptions {
  routes: Route[];
  services: Services;
  viewerOf: ViewerOf;
  addressOf: (request: Request) => string;
  logger: Logger;
}

/** Serves the REST API with the same services as GraphQL. */
export function restShim({ routes, services, viewerOf, addressOf, logger }: ShimOptions): Router {
  const router = Router();
  for (const route of routes) {
    const handlers = [sharedWithPage, json, answering(route)];
    router[route.method](route.path, ...handlers);
  }
  router.use((request, response, next) => {
    if (DATA_ONLY.test(request.path)) sendError(response, 404, sentences.NOT_FOUND);
    else next();
  });
  router.use(jsonErrors(logger));
  return router;

  function answering(route: Route): RequestHandler {
    return async (request, response) => {
      const { status, body } = await route.answer(await restRequest(route, request), services);
      response.status(status).set('Cache-Control', 'no-store');
      const given = route.answers[status as keyof Route['answers']];
      if (given && 'contentType' in given) await sendFile(response, given, body);
      else response.json(given ? jsonOf(given.schema, body) : body);
    };
  }

  /** Public routes ignore the token, so that an expired one cannot prevent logging in again. */
  async function restRequest(route: Route, request: Request): Promise<RestRequest> {
    const query = lastValues(request.query);
    const body = bodyOf(request);
    if (!holdsOnlyStorableText([query, body, request.params]))
      throw new Refusal('BAD_USER_INPUT', sentences.NOT_STORABLE);
    return {
      viewer: route.access === 'anyone' ? null : await viewerOf(request, route),
      address: addressOf(request),
      userAgent: request.headers['user-agent'],
      isHead: request.method === 'HEAD',
      params: request.params as Record<string, string>,
      query,
      body,
    };
  }
}

/** Some paths are also pages: lets navigations pass on to them. */
const sharedWithPage: RequestHandler = (request, response, next) => {
  response.vary('Accept').vary('Authorization');
  if (request.method === 'GET' && isNavigation(request) && !DATA_ONLY.test(request.path)) next('router');
  else next();
};

// A JSON body that is not an object gets its own error message.
const json = express.json({ limit: '256kb', strict: false });

function bodyOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  if (body === undefined) {
    if (
      Number(request.headers['content-length'] ?? 0) > 0 ||
      request.headers['transfer-encoding'] !== undefined
    )
      throw new Refusal('BAD_USER_INPUT', sentences.WRONG_TYPE);
    return {};
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('BAD_USER_INPUT', sentences.NO_OBJECT);
  return body as Record<string, unknown>;
}

function lastValues(query: Request['query']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string' ? [[key, last]] : [];
    }),
  );
}

/** Express error handler, which Express recognizes by its four parameters. */
export const jsonErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds) response.set('Retry-After', String(error.retryAfterSeconds));
      return sendError(response, STATUS[error.code], error.message);
    }
    const status = clientErrorStatus(error);
    if (status !== null) return sendError(response, status, clientErrorSentence(error, status));
    logger.error({ err: error, requestId: requestIdOf(request) }, 'A REST call failed');
    response.set('X-Request-Id', requestIdOf(request));
    sendError(response, 500, sentences.FAULT);
  };

/** Sends a file; a stream that fails ends the connection, so that the client notices that the file is incomplete. */
async function sendFile(
  response: Response,
  { contentType, saveAs }: FileAnswer,
  body: unknown,
): Promise<void> {
  if (saveAs !== undefined) response.attachment(saveAs);
  response.type(contentType);
  if (!(body instanceof Readable)) return void response.send(body);
  try {
    await pipeline(body, response);
  } catch (error) {
    // The client went away.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

const CLIENT_ERRORS: Record<number, string> = {
  404: sentences.NOT_FOUND,
  413: sentences.BODY_TOO_LARGE,
  415: sentences.UNKNOWN_ENCODING,
};

function clientErrorSentence(error: unknown, status: number): string {
  const isBadJson = error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
  return isBadJson ? sentences.NOT_JSON : (CLIENT_ERRORS[status] ?? 'Bad request');
}

/** body-parser and Express mark client errors with a 4xx status. */
function clientErrorStatus(error: unknown): number | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function sendError(response: Response, status: number, error: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ error });
}

/** The id set by the request log, see logging.ts. */
const requestIdOf = (request: Request) => request.id as string;
