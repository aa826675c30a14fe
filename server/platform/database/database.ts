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

/** What everything over one pool of connections shares. */
export class PoolAccess {
  readonly keepsPlans: boolean;
  readonly outages: OutageLog;
  readonly writes: WriteSlots;
  readonly checksRows: boolean;
  private readonly listeners: ((tables: ReadonlySet<string>) => void)[] = [];

  /**
   * Outages are logged to `logger`, null: nowhere; a write waits `patienceMs` for its slot. Plans are kept unless a
   * pooler gives each transaction another connection. With `checksRows` a row that is not as its statement describes is an
   * error; for tests.
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

  /** Calls back with the tables that something has written, before whoever wrote hears of it. */
  onWritten(callback: (tables: ReadonlySet<string>) => void): void {
    this.listeners.push(callback);
  }

  written(tables: ReadonlySet<string>): void {
    if (tables.size > 0) for (const callback of this.listeners) callback(tables);
  }
}

type ReadingMethod = 'find' | 'findBy' | 'findOne' | 'findOneBy' | 'count' | 'countBy' | 'existsBy';

/**
 * The database as services see it: one-statement reads as plain rows, simple writes by repository, everything else in
 * one transaction. Whatever is not known to be a read takes one of the pool's few slots for writes, so that writes that
 * wait for locks never stop the reads. When the database does not do what is asked, for reasons of its own, that surfaces
 * as DATABASE_UNAVAILABLE.
 */
export class Database {
  private readonly manager: EntityManager;
  private readonly statements: StatementRunner;

  constructor(
    readonly source: DataSource,
    private readonly access = new PoolAccess(),
    /** Of the transaction that this Database stands for, which has its slot already. */
    private readonly transactionManager: EntityManager | null = null,
    /** What this transaction has written so far; null outside of one. */
    private readonly writtenTables: Set<string> | null = null,
  ) {
    this.manager = transactionManager ?? source.manager;
    this.statements = new StatementRunner(source, access.keepsPlans);
  }

  /** The rows of a statement. */
  async rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    const rows = await this.query<Row>(statement.text, statement.values);
    if (this.access.checksRows) {
      const { row } = statement;
      for (const one of rows) row.parse(one);
    }
    return rows;
  }

  /** The first row of a statement that returns at most one; undefined without any. */
  async row<Row>(statement: Statement<Row>): Promise<Row | undefined> {
    const [row] = await this.rows(statement);
    return row;
  }

  /**
   * Runs one statement; rows come back with the column names it gives them. For statements that are written where they are
   * run, as in tests; the product's own are made by `statement` and run by rows and row.
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

  /** Calls back with the tables that a statement or a transaction has written, before its caller hears of it. */
  onWritten(callback: (tables: ReadonlySet<string>) => void): void {
    this.access.onWritten(callback);
  }

  /** What is done with the Database it hands over is done together or not at all; READ COMMITTED. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const tables = this.writtenTables ?? new Set<string>();
    return this.write(
      () =>
        this.manager.transaction((manager) => work(new Database(this.source, this.access, manager, tables))),
      tables,
    );
  }

  /** Simple writes through an entity's repository. */
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

  /** `tables` may still grow while the work is done. */
  private async write<T>(work: () => Promise<T>, tables: Iterable<string>): Promise<T> {
    if (this.writtenTables) {
      for (const table of tables) this.writtenTables.add(table);
      return this.reporting(work, true);
    }
    try {
      return await this.reporting(() => this.access.writes.run(work), true);
    } finally {
      // Also after an error: a connection that is lost says nothing of what was committed.
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
