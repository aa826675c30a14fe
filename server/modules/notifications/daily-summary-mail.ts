import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { withoutAddresses, type Mail, type MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { truncate } from '../../platform/text.rules';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { MailScheduleKind } from '../../platform/mails/subscription.types';
import { type MailEntry, type MailSection, recurringMail } from '../../platform/mails/mail-schedules';
import { mailPeriod } from '../../platform/mails/mail.queries';
import { UnsubscribeLinks } from '../../platform/mails/subscription.service';
import { summarizedNotifications } from './notification.queries';
import type { NotificationKind } from './notification.types';
import { NOTIFICATION_KINDS, NotificationTab } from './notification.types';

const MOST = 50;
const MAX_TEXT = 300;

const TAB_TITLES: Record<NotificationTab, string> = {
  MESSAGES: 'Messages',
  COURSES: 'Courses',
  SYSTEM: 'Your account',
};

type Row = RowOf<typeof summarizedNotifications>;

const KIND = MailScheduleKind.DAILY_SUMMARY;

/** The daily summary: unread notifications since the last one, by tab and course; no mail if there are none. */
@Service()
export class DailySummaryMail implements MailTemplate {
  readonly kinds = [KIND];

  constructor(
    private readonly database: Database,
    private readonly links: UnsubscribeLinks,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const period = await this.database.row(mailPeriod({ accountId, kind: KIND }));
    if (!period) return null;
    const { email, coversFrom, coversUntil } = period;
    const rows = await this.database.rows(
      summarizedNotifications({ recipientId: accountId, from: coversFrom, until: coversUntil, max: MOST }),
    );
    if (rows.length === 0) return null;
    const { total } = rows[0]!;
    const { name } = await this.platform.current();
    const { origin } = this.address;
    return recurringMail({
      to: email,
      subject: `${total} new ${total === 1 ? 'notification' : 'notifications'} on ${name}`,
      sections: [
        ...Object.values(NotificationTab).flatMap((tab) => this.sectionsOf(tab, rows)),
        ...(total > rows.length ? [moreIn(total - rows.length, origin)] : []),
      ],
      reason: 'You get this email because you asked for a daily summary of your notifications.',
      settings: { label: 'Notification settings', url: `${origin}/profile/notifications` },
      unsubscribeUrl: await this.links.urlFor({ kind: KIND, accountId }),
    });
  }

  /** One section for each course of a tab, in the order of the first notification about it. */
  private sectionsOf(tab: NotificationTab, rows: readonly Row[]): MailSection[] {
    const byCourse = new Map<string | null, Row[]>();
    for (const row of rows) {
      if (NOTIFICATION_KINDS[row.kind as NotificationKind].tab !== tab) continue;
      byCourse.set(row.courseId, [...(byCourse.get(row.courseId) ?? []), row]);
    }
    return [...byCourse.values()].map((group) => ({
      heading: headingOf(tab, group[0]!),
      entries: group.map((row) => this.entryOf(row)),
    }));
  }

  private entryOf({ title, message, path, senderName }: Row): MailEntry {
    const shown = withoutAddresses(title, 'A notification');
    const text = withoutAddresses(
      message,
      'It contains a web or email address. Open it in your inbox to read it.',
    );
    return {
      title: senderName === null ? shown : `${withoutAddresses(senderName, 'Somebody')}: ${shown}`,
      text: text.length > MAX_TEXT ? `${truncate(text, MAX_TEXT).trimEnd()}…` : text,
      link: path === null ? null : { label: 'Open', url: this.address.origin + path },
    };
  }
}

const headingOf = (tab: NotificationTab, { courseTitle }: Row): string =>
  TAB_TITLES[tab] + (courseTitle === null ? '' : withoutAddresses(`: ${courseTitle}`, ''));

const moreIn = (count: number, origin: string): MailSection => ({
  heading: null,
  entries: [
    {
      title: `${count} more in your inbox`,
      text: '',
      link: { label: 'Log in', url: `${origin}/login` },
    },
  ],
});
