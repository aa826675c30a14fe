import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import pino from 'pino';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { modules } from '../../../server/modules';
import { createDataSource } from '../../../server/platform/database/data-source';
import { Database } from '../../../server/platform/database/database';
import { World } from '../../../server/seed/world';
import { Stage, type Program } from '../../../server/test/process/program';

/** A real platform, not a demo, in a separate process, with the means to seed it and to inspect its tables. */
export interface Target {
  origin: string;
  program: Program;
  database: Database;
  databaseUrl: string;
  schema: GraphQLSchema;
  world: World;
  graphql(query: string, variables?: unknown, token?: string): Promise<TargetAnswer>;
  /** A string or bytes as `body` are sent as they are, anything else as JSON. */
  rest(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<TargetAnswer>;
  stop(): Promise<void>;
}

export interface TargetAnswer {
  status: number;
  text: string;
  milliseconds: number;
}

/**
 * Longer than any request may take, so that one that hangs is a failure and does not block the attack; also how long the
 * attack itself waits for a connection to the database that it keeps busy.
 */
const REQUEST_TIMEOUT_MS = 60_000;

/** Starts the target over an empty migrated database. */
export async function startTarget(databaseUrl: string): Promise<Target> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DEMO: 'false' });
  const source = createDataSource({
    url: databaseUrl,
    entities: modules.flatMap((module) => module.entities),
    connectionPatienceMs: REQUEST_TIMEOUT_MS,
  });
  const database = new Database(await source.initialize());
  const logger = pino({ level: 'silent' });
  const app = await buildApp({
    config,
    database,
    directUrl: databaseUrl,
    logger,
    clientFolder: null,
    explorersFolder: null,
  });
  const stage = new Stage();
  const program = await stage.start({
    environment: { DATABASE_URL: databaseUrl, DEMO: 'false', TRUST_PROXY: '1', LOG_LEVEL: 'debug' },
  });

  let calls = 0;
  /** Every call uses another address, so that rate limits per address do not hide other problems. */
  const nextAddress = () => {
    const number = ++calls;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  };
  const call = async (path: string, init: RequestInit, token?: string): Promise<TargetAnswer> => {
    const since = performance.now();
    const response = await fetch(program.origin + path, {
      ...init,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': nextAddress(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    const text = await response.text();
    return { status: response.status, text, milliseconds: performance.now() - since };
  };

  return {
    origin: program.origin,
    program,
    database,
    databaseUrl,
    schema: app.schema,
    world: new World(app.service),
    graphql: (query, variables = {}, token) =>
      call('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) }, token),
    rest: (method, path, { token, body } = {}) => {
      const isReady = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
      return call(path, { method, body: isReady ? (body as BodyInit) : JSON.stringify(body) }, token);
    },
    stop: async () => {
      await stage.cleanUp();
      await app.close();
      await source.destroy();
    },
  };
}
