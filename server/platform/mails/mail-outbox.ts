import { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../ids';
import { Service } from '../injection';
import { addMail, addMailsToInvited } from './mail.queries';

export interface MailRequest {
  /** The template that renders it. */
  kind: string;
  /** The recipient; null for none: such a row is removed unsent, and only makes all requests take the same time. */
  accountId: string | null;
  /** After this time the mail is useless. */
  expiresAt: Date;
}

/** Mails to be sent, stored in the database until a MailSender in any process has sent them. */
@Service()
export class MailOutbox {
  private wake: () => void = () => {};

  constructor(private readonly clock: Clock) {}

  /** Adds a mail in the caller's transaction. */
  async add({ kind, accountId, expiresAt }: MailRequest, transaction: Database): Promise<void> {
    await transaction.rows(addMail({ id: newId(), kind, accountId, now: this.clock.now(), expiresAt }));
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
