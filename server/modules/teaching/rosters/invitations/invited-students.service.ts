import { Clock } from '../../../../platform/clock';
import { decodeTextCursor, pageOf, pageSize } from '../../../../platform/connection';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/errors';
import { isId } from '../../../../platform/ids';
import { Service } from '../../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { requireRole, Role, type Viewer } from '../../../../platform/viewer';
import { AuditLog } from '../../../../platform/audit/audit-log';
import { AuditAction } from '../../../../platform/audit/audit-actions';
import { OwnCourseService, TeachingService } from '../../authoring/teaching.service';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import { InvitationMails } from '../../../../platform/mails/invitation-mails';
import { StudentInvitationsService, VALID_MS } from './student-invitations.service';
import { InvitationLinks } from './invitation-mail';
import { courseInvitations, invitationCount, peopleInvitedTo, renewInvitation } from './invitations.queries';
import { InvitedAgain, type InvitedStudentConnection } from './invitations.types';

const { MANAGE_STUDENTS } = CoursePermission;

const REMINDERS: RateLimit = {
  name: 'invitation-reminders',
  points: 200,
  seconds: 60 * 60,
  refusal: 'You sent too many invitations again. Please try again in an hour.',
};

/** The people who are invited to a course, for those who may manage its students. */
@Service()
export class InvitedStudentsService {
  constructor(
    private readonly database: Database,
    private readonly invitations: StudentInvitationsService,
    private readonly ownCourse: OwnCourseService,
    private readonly teaching: TeachingService,
    private readonly invitationMails: InvitationMails,
    private readonly limiter: RateLimiter,
    private readonly auditLog: AuditLog,
    private readonly links: InvitationLinks,
    private readonly clock: Clock,
  ) {}

  /** A page by name. NOT_FOUND outside the course's team, FORBIDDEN for roles that may not manage students. */
  async invited(
    viewer: Viewer | null,
    courseId: string,
    { first, after }: { first: number; after: string | null },
  ): Promise<InvitedStudentConnection> {
    const size = pageSize(first);
    const position = after === null ? null : decodeTextCursor(after);
    await this.teaching.requireCourse(viewer, courseId, MANAGE_STUDENTS);
    const now = this.clock.now();
    const input = { courseId, now, after: position, max: size + 1 };
    const rows = await this.database.rows(courseInvitations(input));
    const counts = (await this.database.row(invitationCount({ courseId, now })))!;
    const { page, pageInfo } = pageOf(rows, size, ({ sorted, personId }) => [sorted, personId]);
    return { ...counts, sendsMail: this.invitations.sendsMail, nodes: page, pageInfo };
  }

  /**
   * Sends a new link, for another 30 days, or returns it where no mail can be sent. NOT_FOUND if the person is not invited
   * to the course, and outside its team; FORBIDDEN for roles that may not manage students.
   */
  async inviteAgain(viewer: Viewer | null, courseId: string, personId: string): Promise<InvitedAgain> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    const invite = () =>
      this.ownCourse.inCourse(instructor, courseId, MANAGE_STUDENTS, async (transaction) => {
        const renewed =
          isId(personId) && (await transaction.row(renewInvitation({ personId, courseId, now, expiresAt })));
        if (!renewed) throw notFound('Invitation');
        if (this.invitations.sendsMail)
          await this.invitationMails.countOne(instructor.account.id, transaction);
        const recorded = { action: AuditAction.INVITATION_SENT_AGAIN, details: { courseId } };
        await this.auditLog.record(instructor, recorded, transaction);
        await this.invitations.mail([personId], [courseId], transaction);
        return this.links.one(personId, courseId, transaction);
      });
    const link = await this.limiter.consumeFor(REMINDERS, instructor.account.id, invite);
    return Object.assign(new InvitedAgain(), { personId, expiresAt, link });
  }

  /**
   * New links of everybody who is invited to the course, as CSV, where no mail can be sent; earlier links no longer work.
   * FORBIDDEN where mails are sent and for roles that may not manage students, NOT_FOUND outside the course's team.
   */
  linksAsCsv(viewer: Viewer | null, courseId: string): Promise<string> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    return this.ownCourse.inCourse(instructor, courseId, MANAGE_STUDENTS, async (transaction) => {
      this.links.requireByHand();
      const people = await transaction.rows(peopleInvitedTo(courseId));
      const recorded = { action: AuditAction.INVITATION_LINKS_EXPORTED, details: { courseId } };
      await this.auditLog.record(instructor, recorded, transaction);
      return this.links.asCsv(
        people.map(({ personId }) => ({ personId, courseId })),
        transaction,
      );
    });
  }

  /** The person is no longer invited to the course. Errors as for `inviteAgain`. */
  async withdraw(viewer: Viewer | null, courseId: string, personId: string): Promise<true> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    await this.ownCourse.inCourse(instructor, courseId, MANAGE_STUDENTS, async (transaction) => {
      const places = isId(personId) ? [{ personId, courseId }] : [];
      if ((await this.invitations.withdraw(places, transaction)) === 0) throw notFound('Invitation');
      const recorded = { action: AuditAction.INVITATION_WITHDRAWN, details: { courseId } };
      await this.auditLog.record(instructor, recorded, transaction);
    });
    return true;
  }
}
