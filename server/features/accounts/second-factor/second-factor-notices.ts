import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { DemoMode } from '../../demo/platform.service';
import { MailOutbox } from '../../mails/mail-outbox';

const MAIL_EXPIRES_MS = 24 * 60 * 60 * 1000;

/** The kinds of its mails in the outbox. */
export enum SecondFactorMailKind {
  ON = 'second-factor-on',
  OFF = 'second-factor-off',
}

/** Tells an account's owner by mail, outside demo mode, that the second factor was turned on or off. */
@Service()
export class SecondFactorNotices {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Writes the mail in the caller's transaction; call the result after the commit. */
  async write(kind: SecondFactorMailKind, accountId: string, transaction: Database): Promise<() => void> {
    if (this.demo.isOn) return () => undefined;
    const expiresAt = new Date(this.clock.now().getTime() + MAIL_EXPIRES_MS);
    return (await this.outbox.add({ kind, accountId, expiresAt }, transaction)).announce;
  }
}
