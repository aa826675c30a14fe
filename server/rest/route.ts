import type * as z from 'zod';
import type { Viewer } from '../platform/viewer';

/** The names of the parameters in a path: 'id' | 'lessonId' of /courses/:id/lessons/:lessonId. */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> | ParamsOf<Rest>
  : ParamOf<Path>;
type ParamOf<Part extends string> = Part extends `:${infer Name}.${string}`
  ? Name
  : Part extends `:${infer Name}`
    ? Name
    : never;

/** What a use case may see of a request. */
export interface RestRequest<Param extends string = string> {
  viewer: Viewer | null;
  address: string;
  /** The same question without wanting the answer; it must change nothing. */
  isHead: boolean;
  params: Readonly<Record<Param, string>>;
  /** Single values only: a parameter given twice counts once, its last. */
  query: Readonly<Record<string, string>>;
  /** The JSON object of the body; {} when there was none. Its values can be anything. */
  body: Readonly<Record<string, unknown>>;
}

/** What a use case answers; the row's `answers` say of which type it is. */
export interface RestAnswer<Status extends number = number, Body = unknown> {
  status: Status;
  body: Body;
}

/** The application's one instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/** A JSON answer: every key that leaves is one of the schema's. */
export interface JsonAnswer<Schema extends z.ZodType = z.ZodType> {
  description: string;
  schema: Schema;
}

export interface FileAnswer {
  description: string;
  contentType: 'text/html' | 'text/csv' | 'application/pdf';
}

export type Answers = Readonly<Partial<Record<200 | 201, JsonAnswer | FileAnswer>>>;

/** The sentences of a refusal, word for word. */
export type Sentences = readonly [string, ...string[]];

/** What one row refuses besides what every call does; see refusalsOf. */
export type Refusals = Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 502, Sentences>>>;

/** Who may call. What is for anyone looks at no token; everything else refuses one that opens no session. */
export type Access = 'anyone' | 'anyone, a token shows more' | 'signed in' | 'instructors';

export const TAGS = {
  Accounts: 'Register, log in, reset a password, who one is.',
  Catalogue: 'Courses as everyone browses them.',
  Platform: 'What the landing page shows.',
  Learning: 'A student’s own: enrollments, progress, certificates.',
  Quizzes: 'Taking quizzes.',
  Notifications: 'Messages between people, and what the platform itself tells.',
  Teaching: 'An instructor’s own courses, how they do, and who is in them.',
  Lessons: 'The lessons of an instructor’s own courses.',
  'Quiz authoring': 'An instructor’s own quizzes.',
  Assistant: 'Questions about the course material, generated quizzes and flashcards.',
} as const;

/** A body with one that would be taken; keys that the schema does not name are ignored. */
export interface RestBody<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  example: z.input<Schema>;
}

/** One row of the table: a call and what its document says. Errors that services throw are the shim's to answer. */
export interface Row<Path extends string, Given extends Answers, Refused extends Refusals> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: Path;
  /** Names the call in generated clients. */
  operationId: string;
  tag: keyof typeof TAGS;
  /** A few words, without a full stop. */
  summary: string;
  /** What else a caller has to know, in Markdown. */
  description?: string;
  access: Access;
  /** What each parameter of the path names. */
  params: Readonly<Record<ParamsOf<Path>, string>>;
  query?: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  body?: RestBody;
  /** The one answer of a call that succeeds. */
  answers: Given;
  refusals: Refused;
  answer(request: RestRequest<ParamsOf<Path>>, services: Services): Promise<AnswerOf<Given, Refused>>;
}

type AnswerOf<Given extends Answers, Refused extends Refusals> =
  | { [Status in keyof Given & number]: RestAnswer<Status, BodyOf<Given[Status]>> }[keyof Given & number]
  | RestAnswer<keyof Refused & number, { error: string }>;
type BodyOf<Given> = Given extends JsonAnswer<infer Schema> ? z.output<Schema> : string | Buffer;

/** A row of any type. */
export interface Route extends Omit<Row<string, Answers, Refusals>, 'answer'> {
  answer(request: RestRequest, services: Services): Promise<RestAnswer>;
}

/** A row whose answer has the type of its schema, and which refuses with no other status than it says. */
export const route = <const Path extends string, const Given extends Answers, const Refused extends Refusals>(
  row: Row<Path, Given, Refused>,
): Route => row;

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

/** A refusal that only this door has: the status and the documented sentence. */
export const refused = <Status extends number>(
  status: Status,
  error: string,
): RestAnswer<Status, { error: string }> => ({ status, body: { error } });
