import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { PostgresPool } from './postgres-pool';
import type { StatementConnection } from './shared-connections';
import { isRead, writtenTables } from './statement-kind';

/** Facts derived from a statement's text. */
interface CachedStatement {
  /** Name of the statement's prepared plan on a connection; undefined if it is planned on each call. */
  name: string | undefined;
  isRead: boolean;
  /** Names of the tables that it may write. */
  writtenTables: readonly string[];
}

/** More than the product has; only SQL built at run time could exceed it. */
const CACHE_MAX = 1_000;
const cache = new Map<string, CachedStatement>();

/** Our own statements begin with a comment that names them; others are not worth a prepared plan. */
export function cachedStatement(text: string): CachedStatement {
  let statement = cache.get(text);
  if (!statement) {
    const name = text.startsWith('/* ')
      ? `w${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
      : undefined;
    statement = {
      name: cache.size < CACHE_MAX ? name : undefined,
      isRead: isRead(text),
      writtenTables: writtenTables(text),
    };
    if (cache.size < CACHE_MAX) cache.set(text, statement);
  }
  return statement;
}

/**
 * Runs single statements directly on the driver, because an ORM would cost more than most statements. Plans are
 * prepared by name unless a pooler assigns each transaction another connection.
 */
export class StatementRunner {
  constructor(
    private readonly source: DataSource,
    private readonly keepsPlans: boolean,
  ) {}

  /** Runs a statement: a read with a kept plan on a shared connection, anything else on one of the pool's own. */
  async run<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const pool = poolOf(this.source);
    const { name, isRead } = cachedStatement(text);
    const shared = this.keepsPlans && isRead && name !== undefined ? pool.shared.take() : null;
    const client = shared ?? (await pool.connect());
    this.source.logger.logQuery(text, values);
    try {
      const rows = await this.on<Row>(client, text, values);
      client.release();
      return rows;
    } catch (error) {
      const isStale = isStalePlan(error);
      client.release(isStale);
      // Nothing was executed yet, so it can be retried on a connection without a prepared plan.
      if (isStale) return this.run(text, values);
      throw error;
    }
  }

  /** Runs a statement on the transaction's connection. */
  async runWithin<Row>(transaction: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
    const runner = transaction.queryRunner!;
    const client = (await runner.connect()) as PoolClient;
    this.source.logger.logQuery(text, values, runner);
    return this.on(client, text, values);
  }

  private async on<Row>(
    client: Pick<StatementConnection, 'query'>,
    text: string,
    values: unknown[],
  ): Promise<Row[]> {
    const config: QueryConfig = { text, values };
    if (this.keepsPlans) config.name = cachedStatement(text).name;
    try {
      return (await client.query<Row & object>(config)).rows;
    } catch (error) {
      // For the log, which shows its beginning.
      if (error instanceof Error) Object.assign(error, { query: text });
      throw error;
    }
  }
}

/** TypeORM's driver keeps the pool as an untyped property. */
const poolOf = ({ driver }: DataSource): PostgresPool => (driver as PostgresDriver).master as PostgresPool;

/** After a migration a prepared plan may have an outdated row type. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery' &&
  'code' in error &&
  error.code === '0A000';
