import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { isRead, writtenTables } from './statement-kind';

/** What is known of a statement from its text alone. */
interface CachedStatement {
  /** Under which PostgreSQL keeps its plan for a connection; undefined: it is planned each time. */
  name: string | undefined;
  isRead: boolean;
  /** The tables whose rows it may write, by name. */
  writtenTables: readonly string[];
}

/** More than the product has; only texts that are made at run time could exceed it. */
const CACHE_MAX = 1_000;
const cache = new Map<string, CachedStatement>();

/** A statement of ours begins with a comment that names it; others are not worth a plan that is kept. */
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
 * Runs single statements on the driver itself: an ORM in between costs more than most statements. Plans are kept by name
 * unless a pooler hands each transaction another connection.
 */
export class StatementRunner {
  constructor(
    private readonly source: DataSource,
    private readonly keepsPlans: boolean,
  ) {}

  /** On a connection of the pool. */
  async run<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await poolOf(this.source).connect();
    this.source.logger.logQuery(text, values);
    try {
      const rows = await this.on<Row>(client, text, values);
      client.release();
      return rows;
    } catch (error) {
      const isStale = isStalePlan(error);
      client.release(isStale);
      // Nothing was executed yet, so it can be done again on a connection that has no plan.
      if (isStale) return this.run(text, values);
      throw error;
    }
  }

  /** On the connection of this transaction. */
  async runWithin<Row>(transaction: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
    const runner = transaction.queryRunner!;
    const client = (await runner.connect()) as PoolClient;
    this.source.logger.logQuery(text, values, runner);
    return this.on(client, text, values);
  }

  private async on<Row>(client: PoolClient, text: string, values: unknown[]): Promise<Row[]> {
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

/** TypeORM keeps the driver's pool, without its type. */
const poolOf = ({ driver }: DataSource): Pool => (driver as PostgresDriver).master as Pool;

/** After a migration a kept plan may have columns that are no longer so. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery' &&
  'code' in error &&
  error.code === '0A000';
