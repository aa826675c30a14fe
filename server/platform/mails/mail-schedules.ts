import { Clock } from '../clock';
import { BackgroundDatabase, Database } from '../database/database';
import type { RowOf } from '../database/statement';
import type { Task } from '../module';
import { Service } from '../injection';
import { DemoMode } from '../demo/platform.service';
import { MailOutbox } from './mail-outbox';
import { claimSchedules, mailPeriod, scheduleOf, setSchedule, switchSchedule } from './mail-schedule.queries';
import type { MailScheduleKind } from './mail.entities';

const BATCH_SIZE = 100;
const HOUR_MS = 60 * 60 * 1000;
/** A mail is sent a few hours late, for example after an outage, or not at all. */
const LATE_AFTER_HOURS = 6;

/** When an account gets a recurring mail. */
export interface Schedule {
  isOn: boolean;
  /** 0 to 23. */
  hour: number;
  /** 1 is Monday. */
  days: number[];
}

/** The recurring mails that accounts asked for; at most one of a kind on a day of the account's time zone. */
@Service()
export class MailSchedules {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** null if the account never asked for it. */
  async of(accountId: string, kind: MailScheduleKind): Promise<Schedule | null> {
    return (await this.database.row(scheduleOf({ accountId, kind }))) ?? null;
  }

  async set(
    accountId: string,
    kind: MailScheduleKind,
    schedule: Schedule,
    transaction: Database,
  ): Promise<void> {
    await transaction.rows(setSchedule({ accountId, kind, ...schedule, now: this.clock.now() }));
  }

  /** Switches it off, or on again as it was; nothing if the account never asked for it or is deleted. */
  async switch(accountId: string, kind: MailScheduleKind, isOn: boolean): Promise<void> {
    await this.database.rows(switchSchedule({ accountId, kind, isOn, now: this.clock.now() }));
  }

  /** For templates: what the mail is about; null if it was switched off, or the account can no longer be used. */
  async period(accountId: string, kind: MailScheduleKind): Promise<RowOf<typeof mailPeriod> | null> {
    return (await this.database.row(mailPeriod({ accountId, kind }))) ?? null;
  }
}

/** Puts the recurring mails that are due into the outbox. In demo mode no emails are sent. */
@Service()
export class MailScheduler implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    if (this.demo.isOn) return;
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LATE_AFTER_HOURS * HOUR_MS);
    const due = { now, lateAfter: LATE_AFTER_HOURS, expiresAt, max: BATCH_SIZE };
    let claimed = BATCH_SIZE;
    while (claimed === BATCH_SIZE && !stopping.aborted) {
      claimed = (await this.database.rows(claimSchedules(due))).length;
      if (claimed > 0) this.outbox.announce();
    }
  }
}
