import { DefaultNamingStrategy, type NamingStrategyInterface, DataSource, type Logger } from 'typeorm';
import * as pg from 'pg';
import type { AnyClass } from '../module';
import { SERVER_LIMITS } from './limits';
import { PostgresClient } from './postgres-client';

/** courseId becomes course_id. */
export const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Maps camelCase properties to snake_case columns, so that hand-written SQL needs no quotes. */
class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return snakeCase([...prefixes, customName || propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}

/** Client-side timeout, longer than the server's own: a server that does not respond enforces no limits. */
const QUERY_TIMEOUT_MS = 6000;

/** How long a request waits for a connection before it fails with DATABASE_UNAVAILABLE. */
export const CONNECTION_PATIENCE_MS = 2000;

/** On a small machine throughput peaks at about eight clients; two more, because some wait for a lock or the disk. */
const POOL_SIZE = 10;

/** A connection keeps the plans of its statements, so it is worth keeping between peaks. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** The pool of background work, which can wait. */
export const BACKGROUND_POOL = { poolSize: 2, connectionPatienceMs: 30_000 };

/**
 * How a connection gets the server's time limits: as startup parameters, or as defaults of its role (behind a pooler).
 * 'none' disables them, because migrations may take as long as they need.
 */
export type LimitsOfConnection = 'startup' | 'role' | 'none';

interface DataSourceOptions {
  url: string;
  entities: AnyClass[];
  migrations?: AnyClass[];
  logger?: Logger;
  poolSize?: number;
  connectionPatienceMs?: number;
  /** Client-side timeout of a statement, independent of the server's limits. */
  queryPatienceMs?: number;
  /** Lock timeout of a statement; applies only with `startup` limits. */
  lockPatienceMs?: number;
  limits?: LimitsOfConnection;
}

/**
 * One plan for all values, from a statement's first call: PostgreSQL would plan each statement five times on each
 * connection, and planning costs several times what running it does.
 */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan';

/** `none` is passed as an option, because the driver omits limits that are 0. */
const LIMITS_OF_CONNECTION = {
  startup: { ...SERVER_LIMITS, options: GENERIC_PLANS },
  role: {},
  none: {
    options: Object.keys(SERVER_LIMITS)
      .map((name) => `-c ${name}=0`)
      .join(' '),
  },
};

/** The only way the application connects to PostgreSQL. `synchronize` is always off: only migrations change tables. */
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
    // Passed in, because TypeORM would otherwise resolve the package at run time and load a second, uncompiled copy.
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
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...(limits === 'startup' ? { lock_timeout: lockPatienceMs } : {}),
      ...(limits === 'none'
        ? {}
        : { connectionTimeoutMillis: connectionPatienceMs, query_timeout: queryPatienceMs }),
    },
    ...(logger ? { logger, logging: ['query'] } : { logging: false }),
  });
}
