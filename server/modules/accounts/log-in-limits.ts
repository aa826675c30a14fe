import { Service } from '../../platform/injection';
import { RateLimiter, type Quota, type RateLimit } from '../../platform/rate-limiter';
import { TOO_MANY_CODES } from './account.rules';
import { LogInDelay } from './log-in-delay';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TOO_MANY_LOG_INS = 'Too many failed log-ins. Please wait a few minutes and try again.';
const FAILURES_OF_PAIR: RateLimit = {
  name: 'failed-log-ins-pair',
  points: 10,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};
const FAILURES_OF_ACCOUNT: RateLimit = {
  name: 'failed-log-ins-account',
  points: 100,
  seconds: QUARTER_HOUR,
  refusal: TOO_MANY_LOG_INS,
};
/** The limits of one step of a log-in. */
interface FailureLimits {
  ofPair: RateLimit;
  /** Counts failures from addresses that the account has not signed in from, against guessing from many addresses. */
  ofAccount: RateLimit;
}

const PASSWORD_FAILURES: FailureLimits = { ofPair: FAILURES_OF_PAIR, ofAccount: FAILURES_OF_ACCOUNT };

/**
 * Of codes of the second factor. Fewer than of passwords, since one code in 300,000 is right by chance, and whoever
 * guesses them knows the password.
 */
export const CODE_FAILURES: FailureLimits = {
  ofPair: { name: 'failed-codes-pair', points: 10, seconds: QUARTER_HOUR, refusal: TOO_MANY_CODES },
  ofAccount: { name: 'failed-codes-account', points: 20, seconds: HOUR, refusal: TOO_MANY_CODES },
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
 * Limits on failed log-ins: 10 per account and address, 100 per account from addresses it never signed in from (20 for
 * codes of the second factor), and a growing delay per address. Failures elsewhere never refuse or delay the owner at a
 * known address.
 */
@Service()
export class LogInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly delay: LogInDelay,
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
}
