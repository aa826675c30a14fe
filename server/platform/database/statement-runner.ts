import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/** A statement as it is sent. */
export interface SentStatement {
  text: string;
  values: unknown[];
  /** Whether its plan is kept on the connection, which only statements with few texts may do. */
  isPrepared: boolean;
}

/**
 * Runs one statement on a connection of the pool, directly on the driver, because an ORM would cost more than most
 * statements.
 */
export async function runStatement<Row>(source: DataSource, sent: SentStatement): Promise<Row[]> {
  // TypeORM's driver keeps the pool as an untyped property.
  const client = await ((source.driver as PostgresDriver).master as Pool).connect();
  source.logger.logQuery(sent.text, sent.values);
  try {
    const rows = await send<Row>(client, sent);
    client.release();
    return rows;
  } catch (error) {
    const isStale = isStalePlan(error);
    client.release(isStale);
    // Nothing was executed yet, so it can be retried on a connection without a prepared plan.
    if (isStale) return runStatement(source, sent);
    throw error;
  }
}

/** Runs one statement on the transaction's connection. */
export async function runStatementWithin<Row>(manager: EntityManager, sent: SentStatement): Promise<Row[]> {
  const runner = manager.queryRunner!;
  const client = (await runner.connect()) as PoolClient;
  manager.dataSource.logger.logQuery(sent.text, sent.values, runner);
  return send(client, sent);
}

/** By text: PostgreSQL prepares each name once per connection; the driver refuses a second text of the same name. */
const names = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (text) => hash('sha256', text, 'base64url'),
});

async function send<Row>(client: ClientBase, { text, values, isPrepared }: SentStatement): Promise<Row[]> {
  const name = isPrepared ? names.memo(text) : undefined;
  try {
    return (await client.query<Row & object>({ name, text, values })).rows;
  } catch (error) {
    // For the log, which shows its beginning.
    if (error instanceof Error) Object.assign(error, { query: text });
    throw error;
  }
}

/** After a migration a prepared plan may have an outdated row type. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery' &&
  'code' in error &&
  error.code === '0A000';
