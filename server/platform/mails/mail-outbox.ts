import { Clock } from '../clock';
import { DemoMode } from '../demo/platform.service';
import type { Database } from '../database/database';
import { newId } from '../ids';
import { Service } from '../injection';
import { addMail, addMailsToInvited } from './mail.queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails to be sent, stored in the database until a MailSender in any process has sent them. */
@Service()
export class MailOutbox {
  private wake: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /**
   * Adds a mail of this kind to an account in the caller's transaction; does nothing in demo mode. It is not sent any more
   * after `usefulMs`. `accountId` null: a mail to nobody, which is removed unsent and only makes all requests take the same
   * time.
   */
  async add(kind: string, accountId: string | null, transaction: Database, usefulMs = DAY_MS): Promise<void> {
    if (this.demo.isOn) return;
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + usefulMs);
    await transaction.rows(addMail({ id: newId(), kind, accountId, now, expiresAt }));
    transaction.afterCommit(() => this.wake());
  }

  /**
   * Adds a mail to each of these people without an account, to be sent from `at` on; otherwise like `add`. One that waits
   * for a later time is sent at `at` instead.
   */
  async addToInvited(
    mails: { kind: string; personIds: readonly string[]; at: Date; expiresAt: Date },
    transaction: Database,
  ): Promise<void> {
    await transaction.rows(addMailsToInvited({ ...mails, now: this.clock.now() }));
    transaction.afterCommit(() => this.wake());
  }

  /** Call after a statement of this process added mails by itself. */
  announce(): void {
    this.wake();
  }

  /** Calls back when this process adds a mail. */
  onAdded(wake: () => void): void {
    this.wake = wake;
  }
}
