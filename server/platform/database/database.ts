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
import { knownStatement, StatementRunner } from './statement-runner';
import { unavailableReason } from './unavailable';
import { WriteSlots } from './write-slots';

/** What everything over one pool of connections shares. */
export class PoolAccess {
  readonly keepsPlans: boolean;
  readonly outages: OutageLog;
  readonly writes: WriteSlots;

  /**
   * Outages are logged to `logger`, null: nowhere; a write waits `patienceMs` for its slot. Plans are kept unless a
   * pooler gives each transaction another connection.
   */
  constructor(
    logger: Logger | null = null,
    {
      patienceMs = CONNECTION_PATIENCE_MS,
      keepsPlans = true,
    }: { patienceMs?: number; keepsPlans?: boolean } = {},
  ) {
    this.keepsPlans = keepsPlans;
    this.outages = new OutageLog(logger);
    this.writes = new WriteSlots(WRITE_CONNECTIONS, patienceMs);
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
  ) {
    this.manager = transactionManager ?? source.manager;
    this.statements = new StatementRunner(source, access.keepsPlans);
  }

  /** Runs one statement; rows come back with the column names it gives them. */
  query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    const { transactionManager, statements } = this;
    const run = () =>
      transactionManager
        ? statements.runWithin<Row>(transactionManager, statement, parameters)
        : statements.run<Row>(statement, parameters);
    return knownStatement(statement).isRead ? this.read(run) : this.write(run);
  }

  /** What is done with the Database it hands over is done together or not at all; READ COMMITTED. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    return this.write(() =>
      this.manager.transaction((manager) => work(new Database(this.source, this.access, manager))),
    );
  }

  /** Simple writes through an entity's repository. */
  with<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Repository<Entity>) => Promise<T>,
  ): Promise<T> {
    return this.write(() => work(this.manager.getRepository(entity)));
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

  private write<T>(work: () => Promise<T>): Promise<T> {
    return this.reporting(this.transactionManager ? work : () => this.access.writes.run(work), true);
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
