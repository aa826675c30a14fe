import { Clock } from '../../../platform/clock';
import { BackgroundDatabase, Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { isDatabaseUnavailable } from '../../../platform/errors';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { PersonalDataRegister } from '../../../platform/personal-data';
import { AuditLog, PLATFORM } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { OwnerMail } from '../account-mails';
import { SessionService } from '../session.service';
import { claimDeletion, finishDeletion, forgetEmails, removeRows } from './deletion.queries';

/** Rows removed by one statement of a table whose deletion changes other rows too. */
const BATCH_SIZE = 200;

/** Deletes accounts whose 14 days are over, each in one transaction, by the register of personal data. */
@Service()
export class AccountDeletionSweeper implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly register: PersonalDataRegister,
    private readonly sessions: SessionService,
    private readonly ownerMail: OwnerMail,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Other deletions go on after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping: AbortSignal): Promise<void> {
    const failures = new Map<string, unknown>();
    while (!stopping.aborted && (await this.deleteOne(failures)));
    await this.database.rows(forgetEmails());
    if (failures.size > 0) throw new AggregateError(failures.values(), 'Accounts could not be deleted');
  }

  /** false if no account is due but those in `failures`, to which a failed deletion is added. */
  private async deleteOne(failures: Map<string, unknown>): Promise<boolean> {
    const now = this.clock.now();
    let due: RowOf<typeof claimDeletion> | undefined;
    try {
      await this.database.transaction(async (transaction) => {
        due = await transaction.row(claimDeletion({ now, except: [...failures.keys()] }));
        if (due) await this.deleteAccount(due, now, transaction);
      });
      return due !== undefined;
    } catch (error) {
      if (!due || isDatabaseUnavailable(error)) throw error;
      failures.set(due.accountId, error);
      return true;
    }
  }

  private async deleteAccount(
    { accountId }: RowOf<typeof claimDeletion>,
    now: Date,
    transaction: Database,
  ): Promise<void> {
    await this.sessions.endAllOf(accountId, transaction);
    await this.removeData(accountId, transaction);
    await transaction.rows(finishDeletion({ accountId, now }));
    const recorded = { action: AuditAction.ACCOUNT_DELETED, subjectId: accountId };
    await this.auditLog.record(PLATFORM, recorded, transaction);
    await this.ownerMail.write('account-deleted', accountId, transaction);
  }

  private async removeData(accountId: string, transaction: Database): Promise<void> {
    const { entries } = this.register;
    for (const entry of entries) {
      const { onDeletion } = entry;
      if (onDeletion === 'deleted') await transaction.rows(removeRows(entry, entries, accountId));
      else if ('deletedBy' in onDeletion) {
        let removed: number;
        do {
          removed = 0;
          for (const step of onDeletion.deletedBy(accountId, BATCH_SIZE)) {
            const [row] = (await transaction.rows(step)) as { removed?: number }[];
            removed = row?.removed ?? 0;
          }
        } while (removed === BATCH_SIZE);
      }
    }
  }
}
