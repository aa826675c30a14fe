import { BackgroundDatabase } from '../database/database';
import type { Task } from '../module';
import { Service } from '../injection';
import { AuditRetention } from '../settings/settings.rules';
import { AuditLog, PLATFORM } from './audit-log';
import { AuditAction } from './audit-actions';
import { removeOldEntries, setRetention } from './audit-log.queries';

/** A statement on this many rows finishes well within its timeout. */
const BATCH_SIZE = 1000;

/** Deletes the entries that are older than the configured days, hourly. A change of the configuration is an entry. */
@Service()
export class AuditLogSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly auditLog: AuditLog,
    private readonly retention: AuditRetention,
  ) {}

  async run(): Promise<void> {
    await this.configure();
    while ((await this.database.row(removeOldEntries(BATCH_SIZE)))!.removed === BATCH_SIZE);
  }

  /** The database refuses to delete younger entries, so it must know the setting. */
  private configure(): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const changed = await transaction.row(setRetention(this.retention.days));
      if (!changed) return;
      const details = { from: String(changed.before), to: String(this.retention.days) };
      const recorded = { action: AuditAction.AUDIT_LOG_RETENTION_CHANGED, details };
      await this.auditLog.record(PLATFORM, recorded, transaction);
    });
  }
}
