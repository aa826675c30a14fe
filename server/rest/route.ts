import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Request } from 'express';
import type { RequiredScope } from '../platform/required-scope';
import type { Viewer } from '../platform/viewer';
import type { Source } from './answer';

/** Names of the parameters of a path, e.g. 'id' | 'lessonId' for /courses/:id/lessons/:lessonId. */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> | ParamsOf<Rest>
  : ParamOf<Path>;
type ParamOf<Part extends string> = Part extends `:${infer Name}.${string}`
  ? Name
  : Part extends `:${infer Name}`
    ? Name
    : never;

/** The part of a request that a route's handler can use. */
export interface RestRequest<Param extends string = string> {
  viewer: Viewer | null;
  address: string;
  /** The User-Agent header. */
  userAgent?: string | undefined;
  /** Whether this is a HEAD request, which must not change anything. */
  isHead: boolean;
  params: Readonly<Record<Param, string>>;
  /** Query parameters. If one is given more than once, the last value counts. */
  query: Readonly<Record<string, string>>;
  /** The parsed JSON body, not validated; {} if there is none. */
  body: Readonly<Record<string, unknown>>;
}

/** Response of a route; its type follows from the route's `answers`. */
export interface RestAnswer<Status extends number = number, Body = unknown> {
  status: Status;
  body: Body;
}

/** Returns the application's instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/**
 * Returns the viewer of a request, null without a token. Throws UNAUTHENTICATED for an invalid or expired token, and
 * FORBIDDEN for an access token without the scope.
 */
export type ViewerOf = (
  request: Request,
  given: { scope: RequiredScope; acceptsDeletedAccounts?: boolean },
) => Promise<Viewer | null>;

/** A JSON response: the keys of the schema, and no others. */
export interface JsonAnswer<Schema extends z.ZodType = z.ZodType> {
  description: string;
  schema: Schema;
}

export interface FileAnswer {
  description: string;
  contentType: 'text/html' | 'text/csv' | 'application/pdf' | 'application/zip' | 'application/jsonl';
  /** The browser saves it under this name instead of showing it. */
  saveAs?: string;
}

export type Answers = Readonly<Partial<Record<200 | 201, JsonAnswer | FileAnswer>>>;

/** The error messages of one status, verbatim. */
export type Sentences = readonly [string, ...string[]];

/** Error messages of a route by status, in addition to those of every route (see refusalsOf). */
export type Refusals = Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 502, Sentences>>>;

/** Who can call a route. Routes for 'anyone' ignore tokens; all others refuse expired or invalid ones. */
export type Access = 'anyone' | 'anyone, a token shows more' | 'signed in' | 'instructors' | 'administrators';

export const TAGS = {
  Accounts: 'Sign up, log in, reset a password, get the signed-in account.',
  Catalogue: 'Published courses.',
  Platform: 'Public totals and testimonials.',
  Learning: 'Your enrollments, progress and certificates as a student.',
  Quizzes: 'Taking quizzes.',
  Notifications: 'Messages between students and instructors, and notifications from the platform.',
  Teaching: 'Your courses as an instructor, with their figures and students.',
  Team: 'The team of a course: its members, and invitations.',
  Joining: 'Who joins a course: how, with which links, on whose request.',
  Groups: 'Groups of the students of a course.',
  Rosters: 'Imports of students from files, and people who are invited by them.',
  Lessons: 'Lessons of your courses as an instructor.',
  'Quiz authoring': 'Your quizzes as an instructor.',
  Administration: 'What administrators do with the platform.',
  Assistant: 'Questions about the course material, and generated quizzes and flashcards.',
} as const;

/** A request body with a valid example. Keys that are not part of the schema are ignored. */
export interface RestBody<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  example: z.input<Schema>;
}

/** One row of the route table: a handler and its documentation. The shim answers errors that services throw. */
interface Documented {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Name of the operation in generated clients. */
  operationId: string;
  /** A short title, without a full stop. */
  summary: string;
  /** Further details, in Markdown. */
  description?: string;
  query?: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  body?: RestBody;
}

/** What the routes of a file have in common. */
interface Group {
  tag: keyof typeof TAGS;
  access: Access;
  /** What access tokens need; on routes for 'anyone', which ignore tokens, 'none'. */
  scope: RequiredScope;
}

/** A row; `params` describes each path parameter, and `answers` the response of a successful call. */
type Row<Path extends string, Given extends Answers, Refused extends Refusals> = Documented & {
  path: Path;
  /** If it differs from the group's. */
  access?: Access;
  scope?: RequiredScope;
  /** Whether it also takes the token of an account that is about to be deleted, see DeletionPending. */
  acceptsDeletedAccounts?: true;
  answers: Given;
  refusals?: Refused;
  answer(request: RestRequest<ParamsOf<Path>>, services: Services): Promise<AnswerOf<Given, Refused>>;
} & ([ParamsOf<Path>] extends [never] ? object : { params: Readonly<Record<ParamsOf<Path>, string>> });

type AnswerOf<Given extends Answers, Refused extends Refusals> =
  | { [Status in keyof Given & number]: RestAnswer<Status, BodyOf<Given[Status]>> }[keyof Given & number]
  | RestAnswer<keyof Refused & number, { error: string }>;
type BodyOf<Given> =
  Given extends JsonAnswer<infer Schema> ? Source<z.output<Schema>> : string | Buffer | Readable;

/** A route of any type. */
export interface Route extends Documented, Group {
  path: string;
  acceptsDeletedAccounts?: true;
  params: Readonly<Record<string, string>>;
  answers: Answers;
  refusals: Refusals;
  answer(request: RestRequest, services: Services): Promise<RestAnswer>;
}

/**
 * Returns the function that defines the routes of a group. The compiler checks a route's response against its schema and
 * its statuses against `refusals`.
 */
export const routesOf =
  (tag: Group['tag'], access: Access, scope: RequiredScope) =>
  <const Path extends string, const Given extends Answers, const Refused extends Refusals = object>(
    row: Row<Path, Given, Refused>,
  ): Route => ({ tag, access, scope, params: {}, refusals: {}, ...row });

export const json = <Schema extends z.ZodType>(description: string, schema: Schema): JsonAnswer<Schema> => ({
  description,
  schema,
});

export const body = <Schema extends z.ZodType>(
  schema: Schema,
  example: z.input<Schema>,
): RestBody<Schema> => ({ schema, example });

export const ok = <const Body>(body: Body): RestAnswer<200, Body> => ({ status: 200, body });
export const created = <const Body>(body: Body): RestAnswer<201, Body> => ({ status: 201, body });

/** An error response that exists in the REST API only: a status and a documented message. */
export const refused = <Status extends number>(
  status: Status,
  error: string,
): RestAnswer<Status, { error: string }> => ({ status, body: { error } });
