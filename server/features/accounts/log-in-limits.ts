import { Service } from '../../platform/injection';
import { RateLimiter, type Quota, type RateLimit } from '../../platform/rate-limiter';
import { LogInDelay } from './log-in-delay';

const QUARTER_HOUR = 15 * 60;
const TOO_MANY_LOG_INS = 'Too many failed log-ins. Please wait a few minutes and try again.';
const FAILURES_OF_PAIR: RateLimit = {
  name: 'failed-log-ins-pair',
  points: 10,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};
/** Counts failures from addresses that the account has not signed in from, against guessing from many addresses. */
const FAILURES_OF_ACCOUNT: RateLimit = {
  name: 'failed-log-ins-account',
  points: 100,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};
/** Never refuses: an address with many failures is slowed down, see LogInDelay. */
const FAILURES_OF_ADDRESS: Quota = { name: 'failed-log-ins-address', points: 100, seconds: QUARTER_HOUR };

export interface LogInAttempt {
  /** Canonical; need not belong to an account. */
  email: string;
  address: string;
  /** Whether this account has signed in from this address before; false for an unknown email. */
  isKnownAddress: boolean;
}

/**
 * Limits on failed log-ins: 10 per account and address, 100 per account from addresses it never signed in from, and a
 * growing delay per address. Failures elsewhere never refuse or delay the owner at a known address.
 */
@Service()
export class LogInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly delay: LogInDelay,
  ) {}

  /**
   * Verifies one attempt; `verify` returns null for a wrong password. The attempt is counted as a failure before the
   * password is checked and refunded on success, so that a parallel burst cannot exceed a limit. RATE_LIMITED if a
   * limit is reached; an attempt that throws is not counted.
   */
  async verifying<T>(attempt: LogInAttempt, verify: () => Promise<T | null>): Promise<T | null> {
    const { email, address, isKnownAddress } = attempt;
    const pair = JSON.stringify([email, address]);
    const delayed = () =>
      this.limiter.observeFor(FAILURES_OF_ADDRESS, address, async (failures) => {
        await this.delay.wait(address, failures);
        return verify();
      });
    const result = await this.limiter.consumeFor(FAILURES_OF_PAIR, pair, () =>
      isKnownAddress ? delayed() : this.limiter.consumeFor(FAILURES_OF_ACCOUNT, email, delayed),
    );
    if (result === null) return null;
    await this.limiter.refund(FAILURES_OF_PAIR, pair);
    if (!isKnownAddress) await this.limiter.refund(FAILURES_OF_ACCOUNT, email);
    await this.limiter.refund(FAILURES_OF_ADDRESS, address);
    return result;
  }
}
