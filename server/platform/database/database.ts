import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { databaseUnavailable } from '../errors';
import { isUnavailable } from './unavailable';

/**
 * The database as services see it: one-statement reads as plain rows, simple writes by repository, everything
 * else in one transaction. An outage surfaces as DATABASE_UNAVAILABLE whatever was being done.
 */
export class Database {
  constructor(
    readonly source: DataSource,
    private readonly manager: EntityManager = source.manager,
  ) {}

  /** Runs one statement; rows come back with the column names it gives them. */
  query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    return translatingOutages(() => this.manager.query<Row[]>(statement, parameters));
  }

  /** What is done with the Database it hands over is done together or not at all; READ COMMITTED. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    return translatingOutages(() =>
      this.manager.transaction((manager) => work(new Database(this.source, manager))),
    );
  }

  /** Simple writes through an entity's repository. */
  with<Entity extends ObjectLiteral, T>(
    entity: EntityTarget<Entity>,
    work: (repository: Repository<Entity>) => Promise<T>,
  ): Promise<T> {
    return translatingOutages(() => work(this.manager.getRepository(entity)));
  }
}

async function translatingOutages<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUnavailable(error) ? databaseUnavailable() : error;
  }
}
