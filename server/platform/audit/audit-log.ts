import { Clock } from '../clock';
import { BackgroundDatabase, type Database } from '../database/database';
import { shortenedNetwork } from '../shortened-network';
import { newId } from '../ids';
import { Service } from '../injection';
import type { Task } from '../module';
import { PublicConfiguration } from '../settings/settings.rules';
import type { Viewer } from '../viewer';
import type { AuditAction, AuditDetails } from './audit-actions';
import { addEntry, removeOldEntries, setRetention } from './audit-log.queries';

/** Who did it, and from where. */
export interface AuditActor {
  /** null: nobody who is signed in, such as the command line. */
  actorId: string | null;
  /** The network address of the request; null: not a request. */
  address: string | null;
}

/** The platform itself: the command line, and background tasks. */
export const PLATFORM: AuditActor = { actorId: null, address: null };

/** Writes the audit log. */
@Service()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /**
   * Records an action of the viewer, or of `by`, in the caller's transaction, so that neither exists without the other.
   * `subjectId`: the account that it is about.
   */
  async record(
    by: Viewer | AuditActor,
    action: AuditAction,
    transaction: Database,
    { subjectId, details }: { subjectId?: string | undefined; details?: AuditDetails } = {},
  ): Promise<void> {
    const { actorId, address } = 'account' in by ? actorOf(by) : by;
    const entry = {
      id: newId(),
      occurredAt: this.clock.now(),
      action,
      actorId,
      subjectId: subjectId ?? null,
      details: details ?? {},
      network: address && shortenedNetwork(address),
    };
    await transaction.rows(addEntry(entry));
  }
}

/** The viewer of a request as who did it. */
export const actorOf = ({ account, address }: Viewer): AuditActor => ({
  actorId: account.id,
  address: address ?? null,
});

/** A statement on this many rows finishes well within its timeout. */
const BATCH_SIZE = 1000;

/** Deletes the entries that are older than the configured days, hourly. A change of the configuration is an entry. */
@Service()
export class AuditLogSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly auditLog: AuditLog,
    private readonly configuration: PublicConfiguration,
  ) {}

  async run(): Promise<void> {
    await this.configure();
    while ((await this.database.row(removeOldEntries(BATCH_SIZE)))!.removed === BATCH_SIZE);
  }

  /** The database refuses to delete younger entries, so it must know the setting. */
  private configure(): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const changed = await transaction.row(setRetention(this.configuration.auditLogDays));
      if (!changed) return;
      const details = { from: String(changed.before), to: String(this.configuration.auditLogDays) };
      await this.auditLog.record(PLATFORM, 'AUDIT_LOG_RETENTION_CHANGED', transaction, { details });
    });
  }
}
