import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';
import { RateLimiter } from '../../platform/rate-limiter';
import { PasswordResetService } from './password-reset.service';
import { SessionService } from './session.service';

/** A statement of so many is over long before its timeout. */
const BATCH_SIZE = 1000;

/** Removes what has expired: reset tokens, addresses, counters, sessions. Hourly, so that a process that is started anew every day does it too. */
@Service()
export class AccountSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly sessions: SessionService,
    private readonly resets: PasswordResetService,
    private readonly limiter: RateLimiter,
  ) {}

  async run(): Promise<void> {
    await this.resets.removeExpired();
    await this.sessions.removeUnusedAddresses();
    await this.limiter.removeExpired();
    while ((await this.sessions.removeEnded(BATCH_SIZE)) === BATCH_SIZE);
  }
}
