import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import { DemoMode } from '../../demo/platform.service';
import { MailOutbox } from '../../mails/mail-outbox';
import { NotificationKind } from '../../notifications/notification.entities';
import { NoticeService } from '../../notifications/notice.service';
import { Course } from '../course.entities';
import { COURSE_ROLE_NAMES, type CourseRole } from '../permissions/course-permissions.rules';

/** The same time as the invitation itself. */
const MAIL_EXPIRES_MS = 14 * 24 * 60 * 60 * 1000;

/** The instructor's list of courses, which also shows invitations and offers. */
const MY_COURSES = '/instructor/my-courses';

interface Told {
  title: string;
  message: string;
  /** A later notice with the same key replaces it. */
  dedupeKey?: string;
}

/** Tells members what happens to a team. Each is written in the caller's transaction; call the result after the commit. */
@Service()
export class TeamNotices {
  /** The kind of the mail about invitations in the outbox. */
  static readonly INVITED_MAIL = 'course-invited';

  constructor(
    private readonly notices: NoticeService,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** In the inbox. */
  tell(
    recipientId: string,
    { title, message, dedupeKey = `course-team:${newId()}` }: Told,
    transaction: Database,
  ): Promise<() => void> {
    return this.notices.write(
      {
        ...{ recipientId, kind: NotificationKind.COURSE_TEAM, title, message },
        path: MY_COURSES,
        dedupeKey,
      },
      transaction,
    );
  }

  /** An instructor of an invitation: in the inbox, and by mail outside demo mode. */
  async invited(
    recipientId: string,
    { account }: Viewer,
    { courseId, role }: { courseId: string; role: CourseRole },
    transaction: Database,
  ): Promise<() => void> {
    const title = await this.titleOf(courseId, transaction);
    const message = `${account.name} invites you to the team of “${title}”, as: ${COURSE_ROLE_NAMES[role]}.`;
    const told = { title: 'You are invited', message, dedupeKey: `course-invited:${courseId}` };
    const announceNotice = await this.tell(recipientId, told, transaction);
    if (this.demo.isOn) return announceNotice;
    const expiresAt = new Date(this.clock.now().getTime() + MAIL_EXPIRES_MS);
    const request = { kind: TeamNotices.INVITED_MAIL, accountId: recipientId, expiresAt };
    const mail = await this.outbox.add(request, transaction);
    return () => {
      announceNotice();
      mail.announce();
    };
  }

  async titleOf(courseId: string, transaction: Database): Promise<string> {
    const course = await transaction.with(Course, (courses) =>
      courses.findOneOrFail({ where: { id: courseId }, select: { title: true } }),
    );
    return course.title;
  }
}
