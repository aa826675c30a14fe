import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { BulkEnrollmentService } from '../../enrollments/bulk-enrollment.service';
import { withdrawRequest } from '../../enrollments/joining.queries';
import { endInvitation } from './course-invitation.queries';
import { newId } from '../../../platform/ids';
import type { Viewer } from '../../../platform/viewer';
import { NotificationKind } from '../../notifications/notification.entities';
import { NoticeService } from '../../notifications/notice.service';
import { Course } from '../../courses/course.entities';
import { COURSE_ROLE_NAMES, type CourseRole } from '../../courses/permissions/course-permissions.rules';

/** What changes for an account that joins the team of a course or becomes its owner. */
@Service()
export class TeamEntry {
  constructor(private readonly enrollments: BulkEnrollmentService) {}

  /**
   * Ends what a member of the team cannot have: a place as a student, a request for one, and an invitation to the team.
   * What the account completed is kept, but does not count in the figures of the course.
   */
  async settle(courseId: string, accountId: string, transaction: Database): Promise<void> {
    await transaction.rows(endInvitation({ courseId, accountId }));
    const place = { courseId, studentId: accountId };
    await this.enrollments.remove([place], transaction, { isTold: false });
    await transaction.row(withdrawRequest(place));
  }
}

/** The instructor's list of courses, which also shows invitations and offers. */
const MY_COURSES = '/instructor/my-courses';

interface Told {
  title: string;
  message: string;
  /** A later notice with the same key replaces it. */
  dedupeKey?: string;
}

/** Tells members what happens to a team. Each is written in the caller's transaction. */
@Service()
export class TeamNotices {
  constructor(private readonly notices: NoticeService) {}

  /** Notifies an account in its inbox. */
  tell(
    recipientId: string,
    { title, message, dedupeKey = `course-team:${newId()}` }: Told,
    transaction: Database,
  ): Promise<void> {
    return this.notices.write(
      {
        recipientId,
        kind: NotificationKind.COURSE_TEAM,
        title,
        message,
        path: MY_COURSES,
        dedupeKey,
      },
      transaction,
    );
  }

  /** Notifies an instructor of an invitation to a team. */
  async invited(
    recipientId: string,
    { account }: Viewer,
    { courseId, role }: { courseId: string; role: CourseRole },
    transaction: Database,
  ): Promise<void> {
    const title = await this.titleOf(courseId, transaction);
    const message = `${account.name} invites you to the team of “${title}”, as: ${COURSE_ROLE_NAMES[role]}.`;
    const told = { title: 'You are invited', message, dedupeKey: `course-invited:${courseId}` };
    return this.tell(recipientId, told, transaction);
  }

  async titleOf(courseId: string, transaction: Database): Promise<string> {
    const course = await transaction.reading(Course, (courses) =>
      courses.findOneOrFail({ where: { id: courseId }, select: { title: true } }),
    );
    return course.title;
  }
}
