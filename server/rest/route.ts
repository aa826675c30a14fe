import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Request } from 'express';
import type { Services } from '../platform/injection';
import type { RequiredScope } from '../platform/required-scope';
import type { UserError } from '../platform/user-error';
import type { Viewer } from '../platform/viewer';

/** Names of the parameters of a path, e.g. 'id' | 'lessonId' for /courses/:id/lessons/:lessonId. */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamsOf<Part> | ParamsOf<Rest>
  : Path extends `:${infer Name}.${string}` | `:${infer Name}`
    ? Name
    : never;

/** The part of a request that a route can use. */
export interface RestRequest<Param extends string = string> {
  viewer: Viewer | null;
  address: string;
  userAgent: string | undefined;
  /** Whether this is a HEAD request, which must not change anything. */
  isHead: boolean;
  params: Readonly<Record<Param, string>>;
  /** Query parameters. If one is given more than once, the last value counts. */
  query: Readonly<Record<string, string>>;
  /** The parsed JSON body, not validated; {} if there is none. */
  body: Readonly<Record<string, unknown>>;
  /** The body of an upload, otherwise empty. */
  file: Buffer;
  /** Whether the sender closed the connection without waiting for the response. */
  isCanceled: () => boolean;
  /** Returns the application's instance of a service. */
  services: Services;
}

/**
 * Returns the viewer of a request, null without a token. Throws UNAUTHENTICATED for an invalid or expired token, and
 * FORBIDDEN for an access token without the scope.
 */
export type ViewerOf = (
  request: Request,
  requirements: { scope: RequiredScope; acceptsDeletedAccounts?: boolean | undefined },
) => Promise<Viewer | null>;

export interface FileAnswer {
  contentType: string;
  /** The browser saves it under this name instead of showing it. */
  saveAs?: string;
  /** Besides or instead of `Cache-Control: no-store`. */
  headers?: Readonly<Record<string, string>>;
}

interface Upload {
  noun: string;
  megabytes: number;
  /** Refuses whoever may not upload; called before the body is read. */
  permit?: (request: Pick<RestRequest, 'viewer' | 'params' | 'services'>) => unknown;
}

interface Group {
  tag: string;
  /** Routes for 'anyone' ignore tokens; all others refuse expired or invalid ones. */
  access: 'anyone' | 'anyone, a token shows more' | 'signed in';
  /** What access tokens need; on routes for 'anyone', which ignore tokens, 'none'. */
  scope: RequiredScope;
}

interface Documented {
  /** A short title, without a full stop. */
  summary: string;
  description?: string;
  /** Names of the query parameters, none of which is required. */
  query?: readonly string[];
  /** What the document says of the body. The route itself or a service validates it; other keys are ignored. */
  body?: z.core.$ZodType;
  upload?: Upload;
  /** Whether a body of any type is accepted and ignored. */
  ignoresBody?: true;
  /** The status of a successful call; 200 if it is left out. */
  status?: 201;
  /** Whether it also takes the token of an account that is about to be deleted, see DeletionPending. */
  acceptsDeletedAccounts?: true;
  /**
   * Limits the permitted calls at the same time in this process, of all routes with this object, because each needs much
   * memory or time; `refusal` is the message to those beyond it.
   */
  atOnce?: { max: number; running: number; refusal: string };
}

/** A row of the route table, which the OpenAPI document is generated from too. */
export interface Route extends Documented, Group {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  answer: JsonAnswer<never> | FileAnswer;
  call(request: RestRequest): Promise<unknown>;
}

/** Returns the JSON of a result, as docs/api/rest-answers.json shows it: these keys and no others. */
export type JsonAnswer<Result> = (result: Result) => object;

type Returned<Answer> = Answer extends JsonAnswer<infer Result> ? Result : string | Buffer | Readable;

/** Returns the function that defines the routes of a group. */
export const routesOf =
  (group: Group) =>
  <
    const Place extends `${Uppercase<Route['method']>} /${string}`,
    Answer extends JsonAnswer<never> | FileAnswer,
  >(
    place: Place,
    row: Documented &
      Partial<Group> & {
        answer: Answer;
        /** Calls the service. */
        call: (request: RestRequest<ParamsOf<Place>>) => Promise<Returned<Answer> | UserError>;
      },
  ): Route => {
    const [method, path] = place.split(' ') as [string, string];
    return { ...group, ...row, method: method.toLowerCase() as Route['method'], path };
  };
