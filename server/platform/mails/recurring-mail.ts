import type { Mail } from '../mailer';

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
