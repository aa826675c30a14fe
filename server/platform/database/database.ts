import type { Logger } from 'pino';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { databaseUnavailable } from '../errors';
import { CONNECTION_PATIENCE_MS, WRITE_CONNECTIONS } from './data-source';
import { OutageLog } from './outage-log';
import type { Statement } from './statement';
import { cachedStatement, StatementRunner } from './statement-runner';
import { unavailableReason } from './unavailable';
import { WriteSlots } from './write-slots';

/** State shared by everything that uses the same connection pool. */
export class PoolAccess {
  readonly keepsPlans: boolean;
  readonly outages: OutageLog;
  readonly writes: WriteSlots;
  readonly checksRows: boolean;
  private readonly listeners: ((tables: ReadonlySet<string>) => void)[] = [];

  /**
   * Outages are logged to `logger`, or nowhere if null; a write waits `patienceMs` for its slot. Prepared plans are
   * kept unless a pooler assigns each transaction another connection. With `checksRows`, for tests, a row that does not
   * match its statement's shape is an error.
   */
  constructor(
    logger: Logger | null = null,
    {
      patienceMs = CONNECTION_PATIENCE_MS,
      keepsPlans = true,
      checksRows = false,
    }: { patienceMs?: number; keepsPlans?: boolean; checksRows?: boolean } = {},
  ) {
    this.keepsPlans = keepsPlans;
    this.checksRows = checksRows;
    this.outages = new OutageLog(logger);
    this.writes = new WriteSlots(WRITE_CONNECTIONS, patienceMs);
  }

  /** Calls back with the written tables before the promise of the write resolves. */
  onWritten(callback: (tables: ReadonlySet<string>) => void): void {
    this.listeners.push(callback);
  }

  written(tables: ReadonlySet<string>): void {
    if (tables.size > 0) for (const callback of this.listeners) callback(tables);
  }
}

type ReadingMethod =
  'find' | 'findBy' | 'findOne' | 'findOneBy' | 'findOneOrFail' | 'count' | 'countBy' | 'existsBy';

/**
 * The database as services use it: single-statement reads return plain rows, simple writes go through repositories,
 * everything else runs in a transaction. Anything not known to be a read takes one of the pool's limited write slots,
 * so that writes waiting for locks never block reads. If the database itself cannot serve a call, it throws
 * DATABASE_UNAVAILABLE.
 */
export class Database {
  private readonly manager: EntityManager;
  private readonly statements: StatementRunner;

  constructor(
    readonly source: DataSource,
    private readonly access = new PoolAccess(),
    /** The transaction of this Database, which already holds a write slot; null outside a transaction. */
    private readonly transactionManager: EntityManager | null = null,
    /** The tables written by this transaction so far; null outside a transaction. */
    private readonly writtenTables: Set<string> | null = null,
  ) {
    this.manager = transactionManager ?? source.manager;
    this.statements = new StatementRunner(source, access.keepsPlans);
  }

  /** Runs a statement and returns its rows. */
  async rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    const rows = await this.query<Row>(statement.text, statement.values);
    if (this.access.checksRows) {
      const { row } = statement;
      for (const one of rows) row.parse(one);
    }
    return rows;
  }

  /** Returns the only row of a statement, or undefined if there is none. */
  async row<Row>(statement: Statement<Row>): Promise<Row | undefined> {
    const [row] = await this.rows(statement);
    return row;
  }

  /**
   * Runs SQL written inline, as in tests; rows keep its column names. The product's own statements are made by
   * `statement` and run by `rows` and `row`.
   */
  query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    const { transactionManager, statements } = this;
    const run = () =>
      transactionManager
        ? statements.runWithin<Row>(transactionManager, statement, parameters)
        : statements.run<Row>(statement, parameters);
    const { isRead, writtenTables } = cachedStatement(statement);
    return isRead ? this.read(run) : this.write(run, writtenTables);
  }

  /** Calls back with the tables that a statement or transaction has written, before its caller's promise resolves. */
  onWritten(callback: (tables: ReadonlySet<string>) => void): void {
    this.access.onWritten(callback);
  }

  /** Runs the work in a READ COMMITTED transaction; it is committed or rolled back as a whole. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const tables = this.writtenTables ?? new Set<string>();
    return this.write(
      () =>
        this.manager.transaction((manager) => work(new Database(this.source, this.access, manager, tables))),
      tables,
    );
  }

  /** Simple writes through an entity's repository. The table counts as written: use `reading` for reads. */
  with<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Repository<Entity>) => Promise<T>,
  ): Promise<T> {
    return this.write(
      () => work(this.manager.getRepository(entity)),
      [this.source.getMetadata(entity).tableName],
    );
  }

  /** Simple reads through an entity's repository. */
  reading<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Pick<Repository<Entity>, ReadingMethod>) => Promise<T>,
  ): Promise<T> {
    return this.read(() => work(this.manager.getRepository(entity)));
  }

  private read<T>(work: () => Promise<T>): Promise<T> {
    return this.reporting(work, false);
  }

  /** `tables` may grow while the work runs. */
  private async write<T>(work: () => Promise<T>, tables: Iterable<string>): Promise<T> {
    if (this.writtenTables) {
      for (const table of tables) this.writtenTables.add(table);
      return this.reporting(work, true);
    }
    try {
      return await this.reporting(() => this.access.writes.run(work), true);
    } finally {
      // Also after an error: a lost connection does not tell whether the transaction was committed.
      this.access.written(new Set(tables));
    }
  }

  private async reporting<T>(work: () => Promise<T>, isWrite: boolean): Promise<T> {
    const { outages } = this.access;
    try {
      const result = await work();
      outages.answered(isWrite);
      return result;
    } catch (error) {
      const reason = unavailableReason(error);
      if (reason === null) throw error;
      outages.refused(reason, error);
      throw databaseUnavailable(reason, error);
    }
  }
}
