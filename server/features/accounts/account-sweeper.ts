import type { Task } from '../../platform/feature';
import { oncePerApp } from '../../platform/injection';
import { PasswordResetService } from './password-reset.service';
import { SessionService } from './session.service';

/** A statement of so many is over long before its timeout. */
const AT_ONCE = 1000;

/** Takes away what opens nothing any more. Hourly, so that a process that is started anew every day does it too. */
@oncePerApp()
export class AccountSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly sessions: SessionService,
    private readonly resets: PasswordResetService,
  ) {}

  async run(): Promise<void> {
    await this.resets.removeExpired();
    while ((await this.sessions.removeEnded(AT_ONCE)) === AT_ONCE);
  }
}
