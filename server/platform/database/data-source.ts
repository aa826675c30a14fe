import { DataSource, type Logger } from 'typeorm';
import type { AnyClass } from '../feature';
import { SnakeCaseNaming } from './naming';
import { PostgresClient } from './postgres-client';

/** Time limits from the security rules: the defaults of the driver wait for ever. */
const TIMEOUTS = {
  statement_timeout: 5000,
  // Kept by the client: a server that has stopped altogether keeps no limits of its own.
  query_timeout: 6000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
};

/** How long a request waits for a connection before it is told that the database is away. */
export const CONNECTION_PATIENCE_MS = 2000;

/** Most queries peak at eight clients on a small machine; more only queue inside PostgreSQL. */
const POOL_SIZE = 8;

interface DataSourceOptions {
  url: string;
  entities: AnyClass[];
  migrations?: AnyClass[];
  logger?: Logger;
  connectionPatienceMs?: number;
  /** Migrations may take as long as they need. */
  unbounded?: boolean;
}

/** The one way this product talks to PostgreSQL; synchronize is off for good, migrations alone change tables. */
export function createDataSource({
  url,
  entities,
  migrations = [],
  logger,
  connectionPatienceMs = CONNECTION_PATIENCE_MS,
  unbounded,
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    poolSize: POOL_SIZE,
    applicationName: 'waymark',
    extra: {
      Client: PostgresClient,
      ...(unbounded ? {} : { ...TIMEOUTS, connectionTimeoutMillis: connectionPatienceMs }),
    },
    ...(logger ? { logger, logging: ['query'] } : { logging: false }),
  });
}
