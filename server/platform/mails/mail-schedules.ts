import { Clock } from '../clock';
import { BackgroundDatabase, Database } from '../database/database';
import type { RowOf } from '../database/statement';
import type { Task } from '../module';
import { Service } from '../injection';
import { DemoMode } from '../demo/platform.service';
import { MailOutbox } from './mail-outbox';
import { claimSchedules, mailPeriod, scheduleOf, setSchedule, switchSchedule } from './mail.queries';
import type { MailScheduleKind } from './subscription.types';
import type { Mail } from '../mailer';

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

  /** What a mail is about, for its template; null if it was switched off, or the account can no longer be used. */
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

/** A heading with its entries. */
export interface MailSection {
  /** null: none. */
  heading: string | null;
  entries: readonly MailEntry[];
}

export interface MailEntry {
  title: string;
  /** '' for none. */
  text: string;
  link: { label: string; url: string } | null;
}

interface RecurringMail {
  to: string;
  subject: string;
  sections: readonly MailSection[];
  /** Why the recipient gets it. */
  reason: string;
  settings: { label: string; url: string };
  unsubscribeUrl: string;
}

/**
 * A mail as text and HTML that can be unsubscribed from with one click (RFC 8058): the headers are for mail programs,
 * the link for people.
 */
export function recurringMail(mail: RecurringMail): Mail {
  return {
    to: mail.to,
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function textOf({ sections, reason, settings, unsubscribeUrl }: RecurringMail): string {
  const parts = sections.flatMap(({ heading, entries }) => [
    ...(heading === null ? [] : [heading.toUpperCase()]),
    ...entries.map(({ title, text, link }) =>
      [title, text, link && `${link.label}: ${link.url}`].filter(Boolean).join('\n'),
    ),
  ]);
  const footer = `--\n${reason}\n${settings.label}: ${settings.url}\nUnsubscribe: ${unsubscribeUrl}`;
  return `${[...parts, footer].join('\n\n')}\n`;
}

function htmlOf({ subject, sections, reason, settings, unsubscribeUrl }: RecurringMail): string {
  const body = sections
    .map(
      ({ heading, entries }) =>
        (heading === null ? '' : `<h2 style="font-size:18px;margin:24px 0 8px">${escaped(heading)}</h2>`) +
        entries.map(entryHtml).join(''),
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#14202b;background:#ffffff">
<div style="max-width:600px;margin:0 auto">${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #c9d1d0;font-size:14px;color:#4f5b63">${escaped(reason)}<br>
${linkHtml(settings)} · ${linkHtml({ label: 'Unsubscribe', url: unsubscribeUrl })}</p>
</div>
</body>
</html>
`;
}

const entryHtml = ({ title, text, link }: MailEntry) =>
  `<p style="margin:0 0 16px"><strong>${escaped(title)}</strong>` +
  (text && `<br>${escaped(text).replaceAll('\n', '<br>')}`) +
  (link ? `<br>${linkHtml(link)}` : '') +
  '</p>';

const linkHtml = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escaped(url)}" style="color:#0b5a88">${escaped(label)}</a>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
