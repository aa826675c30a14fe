import { Readable } from 'node:stream';
import { Database } from '../../../platform/database/database';
import { rateLimited } from '../../../platform/errors';
import { InvalidInput } from '../../../platform/user-error';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { check } from '../../../platform/validation.rules';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { OwnerMail } from '../account-mails';
import { exportDataRules } from '../account.rules';
import { OwnPassword } from '../security/own-password';
import { ExportedData, zipOf } from './exported-data';

const EXPORTS: RateLimit = {
  name: 'data-exports',
  points: 5,
  seconds: 24 * 60 * 60,
  refusal: 'You downloaded your data several times today. Please try again tomorrow.',
};
/** Exports of one process at once; each keeps a page of rows in memory. */
const MAX_EXPORTS = 4;
/** A client that reads slower, or not at all, makes room for others. */
const LONGEST_MS = 10 * 60 * 1000;

/** Everything that is stored about an account, as a ZIP archive for its owner. */
@Service()
export class DataExportService {
  private running = 0;

  constructor(
    private readonly database: Database,
    private readonly data: ExportedData,
    private readonly ownPassword: OwnPassword,
    private readonly limiter: RateLimiter,
    private readonly ownerMail: OwnerMail,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Requires the password or a confirmed session, and tells the owner by mail. The archive is written while it is read; read or destroy it, since
   * only a few can be open at once.
   */
  async exportData(viewer: Viewer | null, input: unknown, address: string): Promise<Readable | InvalidInput> {
    const own = requireViewer(viewer);
    const { account } = own;
    const checked = check(exportDataRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const confirmed = await this.ownPassword.confirmOwner(own, checked.value.password, {
      path: 'password',
      address,
    });
    if (confirmed instanceof InvalidInput) return confirmed;
    if (this.running >= MAX_EXPORTS) throw rateLimited('Too many downloads right now. Please try again.', 5);
    this.running++;
    try {
      await this.limiter.consume(EXPORTS, account.id);
      await this.recordExport(account.id, address);
    } catch (error) {
      this.running--;
      throw error;
    }
    const archive = Readable.from(zipOf(this.data.filesOf(account.id)));
    const timer = setTimeout(() => archive.destroy(), LONGEST_MS).unref();
    // Also follows an error and an interrupted download.
    return archive.once('close', () => {
      clearTimeout(timer);
      this.running--;
    });
  }

  /** Records the export in the audit log, and tells the owner by mail. */
  private async recordExport(accountId: string, address: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const recorded = { action: AuditAction.PERSONAL_DATA_EXPORTED, subjectId: accountId };
      await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
      await this.ownerMail.write('data-exported', accountId, transaction);
    });
  }
}
