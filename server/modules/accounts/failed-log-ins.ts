import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { RateLimiter, type Quota } from '../../platform/rate-limiter';
import { AuditLog } from '../../platform/audit/audit-log';
import { AuditAction } from '../../platform/audit/audit-log.entities';

const HOUR = 60 * 60;
/** What is recorded of an attack; the counters of LogInLimits count the rest. */
const RECORDED_OF_EMAIL: Quota = { name: 'recorded-failures-email', points: 5, seconds: HOUR };
const RECORDED_OF_ADDRESS: Quota = { name: 'recorded-failures-address', points: 20, seconds: HOUR };
const RECORDED: Quota = { name: 'recorded-failures', points: 200, seconds: HOUR };

interface FailedLogIn {
  /** null: nobody has this email. */
  accountId: string | null;
  /** Canonical. It is not stored, since it may be anything that somebody typed. */
  email: string;
  address: string;
}

/**
 * Failed log-ins in the audit log. In an hour the first 5 with one email, 20 from one address and 200 in all are
 * recorded, so that nobody can flood it. Neither the number of statements nor their order depends on whether there is an
 * account, which the response time would reveal.
 */
@Service()
export class FailedLogIns {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly auditLog: AuditLog,
  ) {}

  async record(
    { accountId, email, address }: FailedLogIn,
    action = AuditAction.SIGN_IN_FAILED,
  ): Promise<void> {
    const isWithin =
      (await this.limiter.allows(RECORDED_OF_EMAIL, email)) &&
      (await this.limiter.allows(RECORDED_OF_ADDRESS, address)) &&
      (await this.limiter.allows(RECORDED, 'all'));
    if (!isWithin) return;
    const recorded = {
      action,
      ...(accountId !== null && { subjectId: accountId }),
    };
    await this.auditLog.record({ actorId: null, address }, recorded, this.database);
  }
}
