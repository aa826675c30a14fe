import sql from 'sql-template-tag';
import { z } from 'zod';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';

/** A statement on this many rows finishes well within its timeout. */
const BATCH_SIZE = 1000;

const removeOldEntries = statement(
  'audit: remove old entries',
  { removed: z.int() },
  sql`select remove_old_audit_log(${BATCH_SIZE}) as removed`,
);

/** Deletes the entries that are older than a year, hourly. */
@Service()
export class AuditLogSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly database: Database) {}

  async run(): Promise<void> {
    while ((await this.removeSome()) === BATCH_SIZE);
  }

  /** In a transaction, which takes one of the connections for writes: the statement does not look like one. */
  private removeSome(): Promise<number> {
    return this.database.transaction(
      async (transaction) => (await transaction.row(removeOldEntries))!.removed,
    );
  }
}
