import 'reflect-metadata';
import { expectDocumented } from './documented-answers';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AddressInfo } from 'node:net';
import { hash } from '@node-rs/argon2';
import { type GraphQLSchema, parse, TypeInfo, type VariableNode, visit, visitWithTypeInfo } from 'graphql';
import { Client } from 'pg';
import pino, { type Logger } from 'pino';
import type { DataSource, Logger as StatementLogger } from 'typeorm';
import { buildApp, type App } from '../app';
import { Config } from '../config';
import { modules } from '../modules';
import { type Arrival, Clock } from '../platform/clock';
import type { Account } from '../modules/accounts/account.entities';
import { createDataSource } from '../platform/database/data-source';
import { Database } from '../platform/database/database';
import type { ReadReplica } from '../platform/database/read-replica';
import { newId } from '../platform/ids';
import { Mailer, type Mail, type Sending } from '../platform/mailer';
import { CheckedDatabase } from './checked-database';
import { TestWorld } from './test-world';

/** A clock that only moves when told to. */
class TestClock extends Clock {
  constructor(private time = new Date()) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  override get fixedTime(): Date {
    return this.now();
  }

  override arrival(): Arrival {
    const arrivedAt = this.now();
    return { inDatabaseTime: () => arrivedAt };
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

/** Stores mails instead of sending them. */
class TestMailer extends Mailer {
  readonly sent: Mail[] = [];

  constructor() {
    super(null, 'example.org');
  }

  override send(mail: Mail, _sending: Sending): Promise<void> {
    this.sent.push(mail);
    return Promise.resolve();
  }
}

/** A parsed response of either API. */
interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface GraphQLBody {
  // Tests inspect whatever shape their query has.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; [key: string]: unknown };
  }[];
}

export interface TestApp {
  app: App;
  database: Database;
  databaseUrl: string;
  world: TestWorld;
  clock: TestClock;
  mailer: TestMailer;
  /** http://127.0.0.1:port */
  origin: string;
  /**
   * Every statement so far, in order; set its length to 0 to reset it. Without those of the application's timers and
   * tasks, and without those that depend on the time of a request and not on its content: heartbeats of the event bus,
   * and reads of a session.
   */
  statements: string[];
  /** The rows of a statement; values in the text become its parameters. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  sql<Row = any>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** The first column of each row. */
  column<Value>(text: TemplateStringsArray, ...values: unknown[]): Promise<Value[]>;
  /** The first column of the first row. */
  value<Value>(text: TemplateStringsArray, ...values: unknown[]): Promise<Value>;
  /** As many calls at once, each with its number from 0. */
  atOnce<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]>;
  /** The account, or who is created as one, with the token of a new session. */
  signedIn(account: Account | Promise<Account>): Promise<Account & { token: string }>;
  /** Sends an operation written as a tagged template, as a session or as a visitor; values of arguments become its variables. */
  as(token?: string): {
    graphql(text: TemplateStringsArray, ...values: unknown[]): Promise<Answer<GraphQLBody>>;
    // oxlint-disable-next-line typescript/no-explicit-any -- as below
    run(text: TemplateStringsArray, ...values: unknown[]): Promise<any>;
  };
  graphql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer<GraphQLBody>>;
  /** The field `r` of the result, or the code of the error. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  run(operation: string, variables?: Record<string, unknown>, token?: string): Promise<any>;
  /** A body that is a text or bytes is sent as it is, anything else as JSON. */
  rest(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
  ): Promise<Answer<any>>;
  stop(): Promise<void>;
}

interface TestAppOptions {
  config?: Partial<Config>;
  logger?: Logger;
  clientFolder?: string | null;
  explorersFolder?: string | null;
  /** The database of another test application, to run a second process on the same data. */
  databaseUrl?: string;
  /** If `databaseUrl` is a pooler: the same database without it. */
  directUrl?: string;
  /** Creates the replica for visitors' reads, given the connections to its primary. */
  replica?: (primary: DataSource) => ReadReplica;
  /** On a machine that runs many tests at once, waiting long for connections and locks is normal. */
  connectionPatienceMs?: number;
  /** Uses the application's own clock instead of the test's. */
  usesDatabaseClock?: boolean;
}

const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);

/** Creates a copy of the migrated template, or of another database, for one test file. Returns its URL. */
export async function aDatabase(template = 'waymark_template'): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const lobby = new Client({ connectionString: urlOf('waymark_lobby') });
  await lobby.connect();
  await lobby.query(`create database ${name} template ${template} strategy file_copy`);
  await lobby.end();
  return urlOf(name);
}

/**
 * An application for all tests of a file, or of the block where it is called: started before them, stopped after them,
 * and with no request counted against a limit when each begins. Options that need another `beforeAll` are a function.
 */
export function testApp(
  options: TestAppOptions | (() => TestAppOptions | Promise<TestAppOptions>) = {},
): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startTestApp(typeof options === 'function' ? await options() : options));
  });
  beforeEach(() => app.sql`delete from rate_limits`);
  afterAll(() => app.stop());
  return app;
}

/** Starts the real application on a separate port and database. Stop it in afterAll. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await aDatabase());
  const statements: string[] = [];
  const logger = options.logger ?? pino({ level: 'silent' });
  const connectionPatienceMs = options.connectionPatienceMs ?? 20_000;
  const source = createDataSource({
    url: databaseUrl,
    entities: modules.flatMap((module) => module.entities),
    logger: recordingInto(statements),
    connectionPatienceMs,
    // Shorter than the statement timeout, which would end the statement anyway.
    lockPatienceMs: options.connectionPatienceMs === undefined ? LOCK_PATIENCE_MS : undefined,
    limits: options.directUrl === undefined ? 'startup' : 'role',
  });
  const keepsPlans = options.directUrl === undefined;
  const database = new Database(await source.initialize(), { logger, keepsPlans, checksRows: true });
  const replica = options.replica?.(source) ?? null;
  const clock = new TestClock();
  const mailer = new TestMailer();
  const app = await background.run(true, () =>
    buildApp({
      config: Object.assign(new Config(), options.config),
      database: new CheckedDatabase(database),
      directUrl: options.directUrl ?? databaseUrl,
      replica,
      logger,
      clock: options.usesDatabaseClock ? undefined : clock,
      mailer,
      clientFolder: options.clientFolder ?? null,
      explorersFolder: options.explorersFolder ?? null,
    }),
  );
  // Otherwise it may close a kept connection just when a request is sent on it.
  app.httpServer.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => app.httpServer.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(app.httpServer.address() as AddressInfo).port}`;

  const call = async (path: string, init: RequestInit, token?: string) => {
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(origin + path, { ...init, headers });
    const text = await response.text();
    const isJson = text !== '' && /\/json\b/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const json = { 'content-type': 'application/json' };

  const graphql: TestApp['graphql'] = (query, variables = {}, token) =>
    call('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query, variables }) }, token);

  const sql: TestApp['sql'] = (texts, ...values) =>
    database.query(
      texts.reduce((text, part, index) => `${text}$${index}${part}`),
      values,
    );
  const column = async <Value>(texts: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Record<string, Value>>(texts, ...values)).map((row) => Object.values(row)[0]!);

  const run: TestApp['run'] = async (operation, variables, token) => {
    const { errors, data } = (await graphql(operation, variables, token)).body;
    return errors ? errors[0]!.extensions.code : data.r;
  };

  // With the least work that Argon2 allows.
  const world = new TestWorld(app.service, (password) => hash(password, { memoryCost: 8, timeCost: 1 }));

  return {
    app,
    database,
    databaseUrl,
    world,
    atOnce: (count, work) => Promise.all(Array.from({ length: count }, (_, index) => work(index))),
    signedIn: async (account) => Object.assign(await account, { token: await world.signIn(await account) }),
    clock,
    mailer,
    origin,
    statements,
    sql,
    column,
    value: async <Value>(texts: TemplateStringsArray, ...values: unknown[]) =>
      (await column<Value>(texts, ...values))[0]!,
    graphql,
    run,
    as: (token) => ({
      graphql: (texts, ...values) => graphql(...operationOf(app.schema, texts, values), token),
      run: (texts, ...values) => run(...operationOf(app.schema, texts, values), token),
    }),
    rest: async (method, path, { token, body, headers } = {}) => {
      const isFile = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
      const init = isFile ? { body: body as BodyInit } : { body: JSON.stringify(body) };
      const answer = await call(
        path,
        { method, ...init, headers: { ...(isFile ? {} : json), ...headers } },
        token,
      );
      if (answer.status < 300) expectDocumented(method, path, answer.body);
      return answer;
    },
    stop: async () => {
      app.httpServer.closeAllConnections();
      await app.close();
      await new Promise((resolve) => app.httpServer.close(resolve));
      await replica?.stop();
      await source.destroy();
    },
  };
}

/**
 * The operation with a variable, of the type that its place has, for each value among arguments; a value elsewhere is
 * the text of fields.
 */
function operationOf(
  schema: GraphQLSchema,
  texts: readonly string[],
  values: unknown[],
): [query: string, variables: Record<string, unknown>] {
  const variables: Record<string, unknown> = {};
  const text = texts.reduce((before, part, index) => {
    const value = values[index - 1];
    const isArgument = before.lastIndexOf('(') > before.lastIndexOf(')');
    if (!isArgument) return `${before}${String(value)}${part}`;
    variables[`v${index}`] = value;
    return `${before}$v${index}${part}`;
  });
  const types = new TypeInfo(schema);
  const declarations: string[] = [];
  const note = ({ name }: VariableNode) => {
    declarations.push(`$${name.value}: ${String(types.getInputType())}`);
  };
  visit(parse(text), visitWithTypeInfo(types, { Variable: note }));
  const [kind] = /^\s*(mutation|query)?/.exec(text)!;
  return [
    declarations.length === 0
      ? text
      : `${kind.trim() || 'query'} (${declarations.join(', ')}) ${text.slice(kind.length)}`,
    variables,
  ];
}

const ignore = () => undefined;

const LOCK_PATIENCE_MS = 4500;

/** Read again by a request if no heartbeat was received meanwhile. */
const DEPENDS_ON_TIME = /^\/\* (events: heartbeat|accounts: viewer of (session|access token)) \*\//;

/** The context of the application's own timers and tasks; requests and a test's own calls are outside of it. */
const background = new AsyncLocalStorage<true>();

function recordingInto(statements: string[]): StatementLogger {
  return {
    logQuery: (statement) => {
      if (!background.getStore() && !DEPENDS_ON_TIME.test(statement)) statements.push(statement);
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
