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
import { InvalidCredentials, AccountSuspended } from '../modules/accounts/account.types';
import { EditConflict } from '../modules/accounts/last-edit.types';
import { InvalidSecondFactorCode, LogInExpired } from '../modules/accounts/second-factor/second-factor.types';
import { AssistantUnavailable } from '../modules/assistant/assistant.types';
import {
  ApprovalNeeded,
  CourseFull,
  EnrollmentClosed,
  JoinLinkNeeded,
} from '../modules/enrollments/enrollment.types';
import { NoAttemptsLeft, NotStarted, QuizAttemptFinished } from '../modules/quizzes/quiz.types';
import { rateLimited, Refusal, type RefusalCode } from '../platform/errors';
import { UserError } from '../platform/user-error';
import { holdsOnlyStorableText } from '../platform/storable-text';
import { isNavigation } from '../platform/http/pages';
import type { Services } from '../platform/injection';
import { requireViewer } from '../platform/viewer';
import type { FileAnswer, RestRequest, Route, ViewerOf } from './route';

const STATUS: Record<RefusalCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  DATABASE_UNAVAILABLE: 503,
};

/** The statuses of errors that users can correct; 400 for all others. */
const ERRORS: [status: number, ...kinds: (abstract new (...args: never[]) => UserError)[]][] = [
  [401, InvalidCredentials, InvalidSecondFactorCode, LogInExpired],
  [403, AccountSuspended, EnrollmentClosed, JoinLinkNeeded],
  [409, ApprovalNeeded, CourseFull, EditConflict, NoAttemptsLeft, NotStarted, QuizAttemptFinished],
  [502, AssistantUnavailable],
];

const statusOf = (error: UserError) =>
  ERRORS.find(([, ...kinds]) => kinds.some((kind) => error instanceof kind))?.[0] ?? 400;

const NOT_FOUND = 'Not found';

/** Messages of errors of Express and its parser of bodies. */
const CLIENT_ERRORS: Record<number, string> = {
  404: NOT_FOUND,
  413: 'The body is too large',
  415: 'This encoding of the body is not supported',
};

/** Unknown paths with these prefixes get a JSON 404 instead of a page; only /quizzes itself is a page. */
const DATA_ONLY =
  /^\/((api|auth|media|notifications|pictures|platform|search|testimonials)(\/|$)|quizzes\/.)/;

interface ShimOptions {
  routes: Route[];
  services: Services;
  viewerOf: ViewerOf;
  addressOf: (request: Request) => string;
}

/** Serves the REST API with the same services as GraphQL. */
export function restShim({ routes, services, viewerOf, addressOf }: ShimOptions): Router {
  const router = Router();
  for (const route of routes)
    router[route.method](route.path, sharedWithPage, ...(route.upload ? [] : [json]), handlerOf(route));
  router.use((request, response, next) => {
    if (DATA_ONLY.test(request.path)) sendError(response, 404, NOT_FOUND);
    else next();
  });
  return router;

  function handlerOf(route: Route): RequestHandler {
    return async (request, response) => {
      const permitted = await permittedRequest(route, request);
      await withinLimit(route.atOnce, async () => {
        const file = route.upload ? await fileOf(request, response, route.upload) : Buffer.alloc(0);
        await send(response, route, await route.call({ ...permitted, file }));
      });
    };
  }

  /** Public routes ignore the token, so that an expired one cannot prevent logging in again. */
  async function permittedRequest(route: Route, request: Request): Promise<Omit<RestRequest, 'file'>> {
    const params = request.params as Record<string, string>;
    const query = lastValues(request.query);
    const body = route.upload || route.ignoresBody ? {} : bodyOf(request);
    if (!holdsOnlyStorableText([query, body, params])) throw refused('Text with unsupported characters');
    const caller = route.access === 'anyone' ? null : await viewerOf(request, route);
    const viewer = route.access === 'signed in' ? requireViewer(caller) : caller;
    await route.upload?.permit?.({ viewer, params, services });
    return {
      viewer,
      address: addressOf(request),
      userAgent: request.headers['user-agent'],
      isHead: request.method === 'HEAD',
      params,
      query,
      body,
      isCanceled: () => request.socket.destroyed,
      services,
    };
  }
}

/** Refuses a call while as many as allowed are under way, of all routes with this limit. */
async function withinLimit(limit: Route['atOnce'], call: () => Promise<void>): Promise<void> {
  if (!limit) return call();
  if (limit.running >= limit.max) throw rateLimited(limit.refusal, 2);
  limit.running++;
  try {
    await call();
  } finally {
    limit.running--;
  }
}

async function send(response: Response, { answer, status }: Route, result: unknown): Promise<void> {
  if (result instanceof UserError) return sendError(response, statusOf(result), result.message);
  response.set('Cache-Control', 'no-store');
  if ('contentType' in answer) return sendFile(response, answer, result);
  const isRefused = typeof result === 'object' && result !== null && 'error' in result;
  response.status(isRefused ? 400 : (status ?? 200)).json(answer(result as never));
}

const fileOf = (
  request: Request,
  response: Response,
  upload: NonNullable<Route['upload']>,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const limit = upload.megabytes * 1024 * 1024;
    express.raw({ type: () => true, limit, inflate: false })(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      const tooLarge = `The ${upload.noun} can be at most ${upload.megabytes} MB`;
      if (error instanceof Error) reject(Object.assign(error, { tooLarge }));
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    });
  });

const refused = (message: string) => new Refusal('BAD_USER_INPUT', message);

/** Some paths are also pages: lets navigations pass on to them. */
const sharedWithPage: RequestHandler = (request, response, next) => {
  response.vary('Accept').vary('Authorization');
  if (request.method === 'GET' && isNavigation(request) && !DATA_ONLY.test(request.path)) next('router');
  else next();
};

// A JSON body that is not an object gets its own error message.
const json = express.json({ limit: '256kb', strict: false });

function bodyOf({ body, headers }: Request): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  if (body !== undefined) throw refused('The body must be a JSON object');
  if (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)
    throw refused('Send the body as JSON with content-type application/json');
  return {};
}

const lastValues = (query: Request['query']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string' ? [[key, last]] : [];
    }),
  );

/** Error handler of the REST API, which Express recognizes by its four parameters. */
export const jsonErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds) response.set('Retry-After', String(error.retryAfterSeconds));
      return sendError(response, STATUS[error.code], error.message);
    }
    // body-parser and Express mark client errors with a 4xx status.
    const { status, type, tooLarge } = error as { status?: unknown; type?: unknown; tooLarge?: string };
    if (error instanceof Error && typeof status === 'number' && status >= 400 && status < 500) {
      const isBadJson = type === 'entity.parse.failed';
      const message = isBadJson
        ? 'The body is not valid JSON'
        : (tooLarge ?? CLIENT_ERRORS[status] ?? 'Bad request');
      return sendError(response, status, message);
    }
    const requestId = request.id as string;
    logger.error({ err: error, requestId }, 'A REST call failed');
    response.set('X-Request-Id', requestId);
    sendError(response, 500, 'Something went wrong on our side');
  };

/** Sends a file; a stream that fails ends the connection, so that the client notices that the file is incomplete. */
async function sendFile(response: Response, { contentType, saveAs, headers }: FileAnswer, file: unknown) {
  if (saveAs !== undefined) response.attachment(saveAs);
  response.type(contentType).set(headers ?? {});
  if (!(file instanceof Readable)) return void response.send(file);
  try {
    await pipeline(file, response);
  } catch (error) {
    // The client went away.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function sendError(response: Response, status: number, error: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ error });
}
