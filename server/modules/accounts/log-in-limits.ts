import { rateLimited } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { RateLimiter, type Quota, type RateLimit } from '../../platform/rate-limiter';
import { TOO_MANY_CODES } from './account.rules';
import { Database } from '../../platform/database/database';
import { AuditLog } from '../../platform/audit/audit-log';
import type { AuditAction } from '../../platform/audit/audit-actions';

/** This many failures of an address within the window cause no delay, since a whole school may share one address. */
const UNDELAYED = 100;
const STEP_MS = 50;
const MAX_MS = 5000;
const WAITING_PER_ADDRESS = 20;
const WAITING = 500;

/**
 * Slows down log-ins from an address with many failures. A waiting attempt holds only a timer, no hasher slot or
 * database connection; each process limits how many may wait.
 */
@Service()
export class LogInDelay {
  private readonly waiting = new Map<string, number>();
  private total = 0;

  /** Waits according to the number of failures from this address; RATE_LIMITED if too many are waiting. */
  async wait(address: string, failures: number): Promise<void> {
    const milliseconds = delayAfter(failures);
    if (milliseconds === 0) return;
    const fromHere = this.waiting.get(address) ?? 0;
    if (fromHere >= WAITING_PER_ADDRESS || this.total >= WAITING)
      throw rateLimited('Too many log-ins right now. Please try again.', Math.ceil(milliseconds / 1000));
    this.waiting.set(address, fromHere + 1);
    this.total++;
    try {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    } finally {
      this.total--;
      const left = this.waiting.get(address)! - 1;
      if (left === 0) this.waiting.delete(address);
      else this.waiting.set(address, left);
    }
  }
}

/** Delay in milliseconds of an attempt that would be its address's failure number `failures`. */
export const delayAfter = (failures: number): number =>
  Math.min(MAX_MS, Math.max(0, failures - UNDELAYED) * STEP_MS);

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TOO_MANY_LOG_INS = 'Too many failed log-ins. Please wait a few minutes and try again.';

/** The limits of one step of a log-in. */
interface FailureLimits {
  ofPair: RateLimit;
  /** Counts failures from addresses that the account has not signed in from, against guessing from many addresses. */
  ofAccount: RateLimit;
}

const PASSWORD_FAILURES: FailureLimits = {
  ofPair: { name: 'failed-log-ins-pair', points: 10, seconds: QUARTER_HOUR, refusal: TOO_MANY_LOG_INS },
  ofAccount: {
    name: 'failed-log-ins-account',
    points: 100,
    seconds: QUARTER_HOUR,
    refusal: TOO_MANY_LOG_INS,
  },
};

/**
 * The limits of codes of the second factor: fewer than of passwords, since one code in 300,000 is right by chance, and
 * whoever guesses them knows the password.
 */
export const CODE_FAILURES: FailureLimits = {
  ofPair: { name: 'failed-codes-pair', points: 10, seconds: QUARTER_HOUR, refusal: TOO_MANY_CODES },
  ofAccount: { name: 'failed-codes-account', points: 20, seconds: HOUR, refusal: TOO_MANY_CODES },
};

/** Never refuses: an address with many failures is slowed down, see LogInDelay. */
const FAILURES_OF_ADDRESS: Quota = { name: 'failed-log-ins-address', points: 100, seconds: QUARTER_HOUR };

/** What is recorded of an attack; the counters of LogInLimits count the rest. */
const RECORDED_OF_EMAIL: Quota = { name: 'recorded-failures-email', points: 5, seconds: HOUR };
const RECORDED_OF_ADDRESS: Quota = { name: 'recorded-failures-address', points: 20, seconds: HOUR };
const RECORDED: Quota = { name: 'recorded-failures', points: 200, seconds: HOUR };

export interface LogInAttempt {
  /** Canonical; need not belong to an account. */
  email: string;
  address: string;
  /** Whether this account has signed in from this address before; false for an unknown email. */
  isKnownAddress: boolean;
}

/**
 * Limits on failed log-ins: 10 per account and address, 100 per account from addresses it never signed in from (20 for
 * codes of the second factor), and a growing delay per address. Failures elsewhere never refuse or delay the owner at a
 * known address.
 */
@Service()
export class LogInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly delay: LogInDelay,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Verifies one attempt; `verify` returns null for a wrong password or code. The attempt is counted as a failure before
   * it is checked and refunded on success, so that a parallel burst cannot exceed a limit. RATE_LIMITED if a limit is
   * reached; an attempt that throws is not counted.
   */
  async verifying<T>(
    attempt: LogInAttempt,
    verify: () => Promise<T | null>,
    { ofPair, ofAccount }: FailureLimits = PASSWORD_FAILURES,
  ): Promise<T | null> {
    const { email, address, isKnownAddress } = attempt;
    const pair = JSON.stringify([email, address]);
    const delayed = () =>
      this.limiter.observeFor(FAILURES_OF_ADDRESS, address, async (failures) => {
        await this.delay.wait(address, failures);
        return verify();
      });
    const result = await this.limiter.consumeFor(ofPair, pair, () =>
      isKnownAddress ? delayed() : this.limiter.consumeFor(ofAccount, email, delayed),
    );
    if (result === null) return null;
    await this.limiter.refund(ofPair, pair);
    if (!isKnownAddress) await this.limiter.refund(ofAccount, email);
    await this.limiter.refund(FAILURES_OF_ADDRESS, address);
    return result;
  }

  /**
   * Enters a failed log-in in the audit log; `accountId` null: nobody has this email, which is not stored, since it may be
   * anything that somebody typed. In an hour the first 5 with one email, 20 from one address and 200 in all are recorded, so
   * that nobody can flood it. Neither the number of statements nor their order depends on whether there is an account,
   * which the response time would reveal.
   */
  async recordFailure(
    { accountId, email, address }: Omit<LogInAttempt, 'isKnownAddress'> & { accountId: string | null },
    action: AuditAction = 'SIGN_IN_FAILED',
  ): Promise<void> {
    const isWithin =
      (await this.limiter.allows(RECORDED_OF_EMAIL, email)) &&
      (await this.limiter.allows(RECORDED_OF_ADDRESS, address)) &&
      (await this.limiter.allows(RECORDED, 'all'));
    if (!isWithin) return;
    const by = { actorId: null, address };
    await this.auditLog.record(by, action, this.database, { subjectId: accountId ?? undefined });
  }
}
