import { Clock } from '../clock';
import { BackgroundDatabase } from '../database/database';
import type { RowOf } from '../database/statement';
import { isDatabaseUnavailable } from '../errors';
import type { Task } from '../module';
import { Service } from '../injection';
import { Log } from '../log';
import { Mailer, MailError, MailTemplates, type Mail, type MailSenderAddress, type Sending } from '../mailer';
import { PlatformSettingsService } from '../settings/platform-settings.service';
import { MailOutbox } from './mail-outbox';
import { claimMails, giveUp, giveUpExpired, markSent, postpone } from './mail.queries';

const BATCH_SIZE = 5;
/** Longer than an attempt may take: while it runs, no process begins another. */
const LEASE_MS = 60_000;
const SEND_MS = 30_000;
/** Time limit of a running attempt once the process is stopping. */
const STOPPING_MS = 2000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 2 * 60_000;

type ClaimedMail = RowOf<typeof claimMails>;
type GivenUp = RowOf<typeof giveUpExpired>;

/** What the attempts of claimed mails share. */
interface Round {
  from: MailSenderAddress;
  claimedAt: number;
  stopping: AbortSignal;
}

/**
 * Sends the mails in the outbox. Each attempt is counted and committed before it begins and has its own Message-ID: a
 * crash may cause a second mail with another id, but loses no mail and never repeats an id.
 */
@Service()
export class MailSender implements Task {
  readonly everySeconds = 5;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly outbox: MailOutbox,
    private readonly mailer: Mailer,
    private readonly templates: MailTemplates,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly settings: PlatformSettingsService,
  ) {}

  onWake(wake: () => void): void {
    this.outbox.onAdded(wake);
  }

  /** Sends until nothing is due; begins no attempt once `stopping` is aborted. */
  async run(stopping: AbortSignal): Promise<void> {
    await this.giveUpExpired();
    while (!stopping.aborted) {
      const now = this.clock.now();
      const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
      const claimed = await this.database.rows(claimMails({ now, leaseEndsAt, max: BATCH_SIZE }));
      if (claimed.length === 0) return;
      const claimedAt = performance.now();
      const from = await this.settings.mailSender();
      const attempts = claimed.map((mail) => this.attempt(mail, { from, claimedAt, stopping }));
      for (const outcome of await Promise.allSettled(attempts))
        if (outcome.status === 'rejected') throw outcome.reason;
    }
  }

  private async attempt(claimed: ClaimedMail, { from, claimedAt, stopping }: Round): Promise<void> {
    try {
      const { kind, recipientId } = claimed;
      const mail = recipientId && (await this.templates.of(kind).compose(recipientId, kind));
      if (!mail || isUnreachable(mail.to)) return void (await this.giveUp(claimed, 'ENORECIPIENT'));
      // If the process was suspended meanwhile, its lease has expired and another one may be sending.
      if (performance.now() - claimedAt > LEASE_MS - SEND_MS) throw new MailError('ELEASE');
      await this.send(mail, { from, key: `${claimed.id}.${claimed.attempts}` }, stopping);
    } catch (error) {
      // The attempt cannot be recorded while the database is unavailable; the mail is due again after its lease.
      if (isDatabaseUnavailable(error)) throw error;
      return this.failed(claimed, error);
    }
    await this.database.rows(markSent({ id: claimed.id, now: this.clock.now() }));
  }

  private async send(mail: Mail, sending: Omit<Sending, 'signal'>, stopping: AbortSignal): Promise<void> {
    const limit = new AbortController();
    const abort = () => limit.abort();
    const timer = setTimeout(abort, SEND_MS);
    const abortSoon = () => void setTimeout(abort, STOPPING_MS).unref();
    stopping.addEventListener('abort', abortSoon, { once: true });
    try {
      await this.mailer.send(mail, { ...sending, signal: limit.signal });
    } finally {
      clearTimeout(timer);
      stopping.removeEventListener('abort', abortSoon);
    }
  }

  private async failed(claimed: ClaimedMail, error: unknown): Promise<void> {
    const { id, kind, attempts } = claimed;
    const { logger } = this.log;
    const failure = error instanceof MailError ? error : new MailError('EUNEXPECTED');
    if (failure !== error) logger.error({ err: error, mail: id, kind }, 'A mail could not be written');
    if (failure.isPermanent) {
      if (await this.giveUp(claimed, failure.kind))
        this.logGivenUp({ id, kind, attempts, lastError: failure.kind });
      return;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    const until = new Date(this.clock.now().getTime() + pause);
    await this.database.rows(postpone({ id, attempts, error: failure.kind, until }));
    const level = attempts === 1 ? 'warn' : 'debug';
    logger[level]({ mail: id, kind, attempts, lastError: failure.kind }, 'A mail will be tried again');
  }

  /** false if another attempt has begun meanwhile. */
  private async giveUp({ id, attempts }: ClaimedMail, error: string): Promise<boolean> {
    const row = await this.database.row(giveUp({ id, attempts, error, now: this.clock.now() }));
    return row !== undefined;
  }

  private async giveUpExpired(): Promise<void> {
    const expired = await this.database.rows(giveUpExpired(this.clock.now()));
    for (const mail of expired) this.logGivenUp(mail);
  }

  private logGivenUp({ id, ...mail }: GivenUp): void {
    this.log.logger.error({ mail: id, ...mail }, 'A mail was given up');
  }
}

/** Addresses of deleted accounts; the domain is reserved for such that cannot exist (RFC 2606). */
const isUnreachable = (address: string) => address.endsWith('.invalid');
