import { AsyncLocalStorage } from 'node:async_hooks';
import { Database } from '../platform/database/database';
import type { Statement } from '../platform/database/statement';

const withinTransaction = new AsyncLocalStorage<true>();

/**
 * The application's database in tests: while a transaction runs, everything else that its work reads or writes must use
 * its connection. Transactions that each wait for a further connection would take the whole pool, and wait for each
 * other.
 */
export class CheckedDatabase extends Database {
  /** Shares its connections and listeners with a database that tests use as they like. */
  constructor(database: Database) {
    super(database.source, database['shared']);
  }

  override transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    refuseSecondConnection();
    return super.transaction((transaction) => withinTransaction.run(true, () => work(transaction)));
  }

  override rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    refuseSecondConnection();
    return super.rows(statement);
  }

  override with: Database['with'] = (entity, work) => {
    refuseSecondConnection();
    return super.with(entity, work);
  };

  override reading: Database['reading'] = (entity, work) => {
    refuseSecondConnection();
    return super.reading(entity, work);
  };
}

function refuseSecondConnection(): void {
  if (withinTransaction.getStore())
    throw new Error('Within a transaction, use its connection, or read before it');
}
