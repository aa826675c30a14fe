import type { Logger } from 'pino';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { databaseUnavailable } from '../errors';
import { OutageLog, unavailableReason } from './unavailable';
import { isPublicTable, type Statement } from './statement';
import { runStatement, runStatementWithin, type SentStatement } from './statement-runner';

interface DatabaseOptions {
  /** Logs outages; nothing if left out. */
  logger?: Logger;
  /** Whether plans are kept: not if a pooler assigns each transaction another connection. */
  keepsPlans?: boolean;
  /** For tests: a row that does not match its statement's shape is an error. */
  checksRows?: boolean;
}

/** What all access to one database shares: through any pool, inside and outside transactions. */
class SharedState {
  readonly outages: OutageLog;
  readonly publicWriteListeners: (() => void)[] = [];

  constructor(readonly options: DatabaseOptions) {
    this.outages = new OutageLog(options.logger ?? null);
  }
}

interface OpenTransaction {
  manager: EntityManager;
  /** Whether it has written a public table so far; shared with transactions inside it. */
  written: { isPublic: boolean };
  afterCommit: (() => void)[];
}

type ReadingMethod =
  'find' | 'findBy' | 'findOne' | 'findOneBy' | 'findOneOrFail' | 'count' | 'countBy' | 'existsBy';

/**
 * The database as services use it: statements return plain rows, simple writes go through repositories, and work that
 * belongs together runs in a transaction. If the database itself cannot serve a call, it throws DATABASE_UNAVAILABLE.
 */
export class Database {
  private readonly shared: SharedState;

  /** `options` are those of a new Database, or the state of the one that this one belongs to. */
  constructor(
    readonly source: DataSource,
    options: DatabaseOptions | SharedState = {},
    private readonly open: OpenTransaction | null = null,
  ) {
    this.shared = options instanceof SharedState ? options : new SharedState(options);
  }

  /** The same database over the connections of background work. */
  inBackground(source: DataSource): BackgroundDatabase {
    return new BackgroundDatabase(source, this.shared);
  }

  /** Runs a statement and returns its rows. */
  async rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    const { text, values, writes } = statement;
    const { keepsPlans = true, checksRows = false } = this.shared.options;
    const rows = await this.run<Row>({ text, values, isPrepared: keepsPlans }, writes.length > 0);
    if (checksRows) {
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
   * Runs SQL written inline, as in tests; rows keep its column names. It counts as a write of public tables. The
   * product's own statements are made by `statement` and run by `rows` and `row`.
   */
  query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ text, values, isPrepared: false }, true);
  }

  /** Calls back after a write of public tables has been committed, before its caller's promise resolves. */
  onPublicWrite(callback: () => void): void {
    this.shared.publicWriteListeners.push(callback);
  }

  /**
   * Runs the work in a READ COMMITTED transaction; it is committed or rolled back as a whole. Before the promise
   * resolves, what the work passed to `afterCommit` is called.
   */
  async transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const written = this.open?.written ?? { isPublic: false };
    const afterCommit: (() => void)[] = [];
    const run = () =>
      this.manager.transaction((manager) =>
        work(new Database(this.source, this.shared, { manager, written, afterCommit })),
      );
    let result: T;
    try {
      result = await this.reporting(run, true);
    } finally {
      if (written.isPublic) this.wrotePublicTable();
    }
    for (const callback of afterCommit) this.afterCommit(callback);
    return result;
  }

  /**
   * Calls back once the outermost transaction is committed, and not at all if it is rolled back; at once outside of a
   * transaction. For what others are told of a change, which must not throw.
   */
  afterCommit(callback: () => void): void {
    if (this.open) this.open.afterCommit.push(callback);
    else callback();
  }

  /** Simple writes through an entity's repository. Its table counts as written: use `reading` for reads. */
  async with<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Repository<Entity>) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.reporting(() => work(this.manager.getRepository(entity)), true);
    } finally {
      if (isPublicTable(this.source.getMetadata(entity).tableName)) this.wrotePublicTable();
    }
  }

  /** Simple reads through an entity's repository. */
  reading<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Pick<Repository<Entity>, ReadingMethod>) => Promise<T>,
  ): Promise<T> {
    return this.reporting(() => work(this.manager.getRepository(entity)), false);
  }

  private get manager(): EntityManager {
    return this.open?.manager ?? this.source.manager;
  }

  private async run<Row>(sent: SentStatement, isPublicWrite: boolean): Promise<Row[]> {
    const { open, source } = this;
    try {
      return await this.reporting(
        () => (open ? runStatementWithin<Row>(open.manager, sent) : runStatement<Row>(source, sent)),
        isPublicWrite,
      );
    } finally {
      if (isPublicWrite) this.wrotePublicTable();
    }
  }

  /** Called after errors too: a lost connection does not tell whether the write was committed. */
  private wrotePublicTable(): void {
    // The outermost transaction calls it again after its commit.
    if (this.open) this.open.written.isPublic = true;
    else for (const callback of this.shared.publicWriteListeners) callback();
  }

  private async reporting<T>(work: () => Promise<T>, isWrite: boolean): Promise<T> {
    const { outages } = this.shared;
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

/** The database over the small pool of background work, which therefore takes no connection from requests. */
export class BackgroundDatabase extends Database {}
