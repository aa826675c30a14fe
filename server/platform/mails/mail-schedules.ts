import { Clock } from '../clock';
import { BackgroundDatabase } from '../database/database';
import type { Task } from '../module';
import { Service } from '../injection';
import { DemoMode } from '../demo/platform.service';
import { MailOutbox } from './mail-outbox';
import { claimSchedules } from './mail.queries';
import type { Mail } from '../mailer';
import { escapeHtml } from '../text.rules';

const BATCH_SIZE = 100;
const HOUR_MS = 60 * 60 * 1000;
/** A mail is sent a few hours late, for example after an outage, or not at all. */
const LATE_AFTER_HOURS = 6;

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
        (heading === null ? '' : `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(heading)}</h2>`) +
        entries.map(entryHtml).join(''),
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#14202b;background:#ffffff">
<div style="max-width:600px;margin:0 auto">${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #c9d1d0;font-size:14px;color:#4f5b63">${escapeHtml(reason)}<br>
${linkHtml(settings)} · ${linkHtml({ label: 'Unsubscribe', url: unsubscribeUrl })}</p>
</div>
</body>
</html>
`;
}

const entryHtml = ({ title, text, link }: MailEntry) =>
  `<p style="margin:0 0 16px"><strong>${escapeHtml(title)}</strong>` +
  (text && `<br>${escapeHtml(text).replaceAll('\n', '<br>')}`) +
  (link ? `<br>${linkHtml(link)}` : '') +
  '</p>';

const linkHtml = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:#0b5a88">${escapeHtml(label)}</a>`;
