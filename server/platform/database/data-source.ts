import * as pg from 'pg';
import { DataSource, type Logger } from 'typeorm';
import type { AnyClass } from '../feature';
import { SERVER_LIMITS } from './limits';
import { SnakeCaseNaming } from './naming';
import { PostgresClient } from './postgres-client';

/** Kept by the client, above the server's own limit: a server that does not answer at all keeps no limits. */
const QUERY_TIMEOUT_MS = 6000;

/** How long a request waits for a connection before it is told that the database is away. */
export const CONNECTION_PATIENCE_MS = 2000;

/** Most queries peak at eight clients on a small machine; more only queue inside PostgreSQL. */
const POOL_SIZE = 8;

/** Writes may wait for locks; the rest of the pool is left to reads, see WriteSlots. */
export const WRITE_CONNECTIONS = POOL_SIZE - 3;

/**
 * How the server's limits get to a connection: sent when it is opened, or not at all because the role has them as its
 * defaults (behind a pooler). 'none' lifts them: migrations may take as long as they need.
 */
export type LimitsOfConnection = 'startup' | 'role' | 'none';

interface DataSourceOptions {
  url: string;
  entities: AnyClass[];
  migrations?: AnyClass[];
  logger?: Logger;
  poolSize?: number;
  connectionPatienceMs?: number;
  /** How long a statement may take before the client gives up, whatever the server does. */
  queryPatienceMs?: number;
  /** How long a statement waits for a lock; only with the limits of `startup`. */
  lockPatienceMs?: number;
  limits?: LimitsOfConnection;
}

/** `none` goes as an option, because the driver leaves out limits that are 0. */
const LIMITS_OF_CONNECTION = {
  startup: SERVER_LIMITS,
  role: {},
  none: {
    options: Object.keys(SERVER_LIMITS)
      .map((name) => `-c ${name}=0`)
      .join(' '),
  },
};

/** The one way this product talks to PostgreSQL; synchronize is off for good, migrations alone change tables. */
export function createDataSource({
  url,
  entities,
  migrations = [],
  logger,
  poolSize = POOL_SIZE,
  connectionPatienceMs = CONNECTION_PATIENCE_MS,
  queryPatienceMs = QUERY_TIMEOUT_MS,
  lockPatienceMs = SERVER_LIMITS.lock_timeout,
  limits = 'startup',
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    // Named here, because TypeORM would look for the package while running and load a second one beside the compiled.
    driver: pg,
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    poolSize,
    applicationName: 'waymark',
    extra: {
      Client: PostgresClient,
      ...LIMITS_OF_CONNECTION[limits],
      ...(limits === 'startup' ? { lock_timeout: lockPatienceMs } : {}),
      ...(limits === 'none'
        ? {}
        : { connectionTimeoutMillis: connectionPatienceMs, query_timeout: queryPatienceMs }),
    },
    ...(logger ? { logger, logging: ['query'] } : { logging: false }),
  });
}
