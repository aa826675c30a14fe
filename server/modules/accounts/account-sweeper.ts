import type { Task } from '../../platform/module';
import { Service } from '../../platform/injection';
import { RateLimiter } from '../../platform/rate-limiter';
import { PasswordResetService } from './password-reset.service';
import { SessionService } from './session.service';

/** A statement on this many rows finishes well within its timeout. */
const BATCH_SIZE = 1000;

/**
 * Removes expired reset tokens, addresses, counters and sessions, hourly, so that it also runs in a process that
 * restarts daily.
 */
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
