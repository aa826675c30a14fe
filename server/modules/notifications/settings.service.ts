import * as z from 'zod/mini';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { invalidInput, notFound, validated } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireViewer, Role, type Viewer } from '../../platform/viewer';
import { AccountService } from '../accounts/account.service';
import { MailScheduleKind } from '../../platform/mails/subscription.types';
import { EVERY_DAY, scheduledHour } from '../../platform/mails/mail-schedule.rules';
import { DirectMail } from '../../platform/settings/direct-mail';
import { scheduleOf, setSchedule } from '../../platform/mails/mail.queries';
import { InboxService } from './inbox.service';
import { kindSettings, mutableCourses, setCourseMuted, setKinds } from './notification.queries';
import {
  ALL_KINDS,
  CourseMuteSet,
  NOTIFICATION_KINDS,
  NotificationKind,
  type NotificationKindSetting,
  type NotificationSettings,
  type NotificationSettingsInput,
  NotificationSettingsUpdated,
} from './notification.types';

const dailySummaryRules = z.object({ isOn: z.boolean(), hour: scheduledHour });

/** Only instructors get these. */
const FOR_INSTRUCTORS: readonly NotificationKind[] = [
  NotificationKind.STUDENT_ENROLLED,
  NotificationKind.ENROLLMENT_REQUESTED,
  NotificationKind.COURSE_TEAM,
  NotificationKind.COURSE_MODERATED,
];

const { DAILY_SUMMARY } = MailScheduleKind;

/** Offered to those who have not chosen an hour. */
const FIRST_HOUR = 8;

/** Which notifications the viewer wants; nobody else sees or changes it. */
@Service()
export class NotificationSettingsService {
  constructor(
    private readonly database: Database,
    private readonly inboxes: InboxService,
    private readonly accounts: AccountService,
    private readonly mails: DirectMail,
    private readonly clock: Clock,
  ) {}

  async settings(viewer: Viewer | null): Promise<NotificationSettings> {
    const { account } = requireViewer(viewer);
    const courses = await this.database.rows(mutableCourses(account.id));
    const summary = await this.database.row(scheduleOf({ accountId: account.id, kind: DAILY_SUMMARY }));
    return {
      kinds: await this.kinds(account),
      courses: courses.map(({ course }) => course),
      summary: { isOn: summary?.isOn ?? false, hour: summary?.hour ?? FIRST_HOUR },
      timeZone: await this.accounts.timeZoneOf(account.id),
      sendsMail: this.mails.sendsMail,
    };
  }

  /** Security notifications cannot be switched off. `timeZone` counts for an account that has none. */
  async update(
    viewer: Viewer | null,
    { kinds, summary, timeZone }: NotificationSettingsInput,
  ): Promise<NotificationSettingsUpdated> {
    const { account } = requireViewer(viewer);
    const isRefused = kinds.some(
      ({ kind, inInbox, byMail }) => !NOTIFICATION_KINDS[kind].isOptional && !(inInbox && byMail),
    );
    if (isRefused) throw invalidInput('kinds', 'Security notifications can’t be switched off');
    const chosen = summary ? validated(dailySummaryRules, summary) : null;
    // Of a kind that is given twice, the last one counts.
    const distinct = [...new Map(kinds.map((setting) => [setting.kind, setting])).values()];
    await this.database.transaction(async (transaction) => {
      await transaction.rows(setKinds(account.id, distinct));
      if (!chosen) return;
      if (timeZone) await this.accounts.giveTimeZone(account.id, timeZone, transaction);
      const schedule = { accountId: account.id, kind: DAILY_SUMMARY, ...chosen };
      await transaction.rows(setSchedule({ ...schedule, days: EVERY_DAY, now: this.clock.now() }));
    });
    return new NotificationSettingsUpdated({
      settings: await this.settings(viewer),
      inbox: await this.inboxes.inbox(viewer),
    });
  }

  /** NOT_FOUND unless the viewer learns or teaches the course; idempotent. */
  async setCourseMuted(viewer: Viewer | null, courseId: string, isMuted: boolean): Promise<CourseMuteSet> {
    const { account } = requireViewer(viewer);
    const input = { accountId: account.id, courseId, isMuted, now: this.clock.now() };
    const row = isId(courseId) ? await this.database.row(setCourseMuted(input)) : undefined;
    if (!row) throw notFound('Course');
    return new CourseMuteSet({ course: row.course, inbox: await this.inboxes.inbox(viewer) });
  }

  private async kinds({ id, role }: { id: string; role: Role }): Promise<NotificationKindSetting[]> {
    const changed = new Map((await this.database.rows(kindSettings(id))).map((row) => [row.kind, row]));
    const possible = ALL_KINDS.filter((kind) => !FOR_INSTRUCTORS.includes(kind) || role === Role.INSTRUCTOR);
    return possible.map((kind) => {
      const { inInbox = true, byMail = true } = changed.get(kind) ?? {};
      return { kind, ...NOTIFICATION_KINDS[kind], inInbox, byMail };
    });
  }
}
