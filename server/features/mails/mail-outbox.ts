import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { addMail } from './mail-outbox.queries';

export interface MailRequest {
  /** Which template writes it. */
  kind: string;
  /** The recipient; null for nobody: such a row is removed unsent, and is written because a request must take the same time. */
  accountId: string | null;
  /** From then on it is of no use any more. */
  expiresAt: Date;
}

/** Mails to be sent, kept in the database until a MailSender of any process has sent them. */
@Service()
export class MailOutbox {
  private wake: () => void = () => {};

  constructor(private readonly clock: Clock) {}

  /** Adds a mail within the caller's transaction; `announce` it once that is committed. */
  async add(
    { kind, accountId, expiresAt }: MailRequest,
    transaction: Database,
  ): Promise<{ announce: () => void }> {
    await transaction.rows(addMail({ id: newId(), kind, accountId, now: this.clock.now(), expiresAt }));
    return { announce: () => this.wake() };
  }

  /** Calls back when a mail was added by this process. */
  onAdded(wake: () => void): void {
    this.wake = wake;
  }
}
