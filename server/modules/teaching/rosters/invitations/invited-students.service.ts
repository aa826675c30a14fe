import { Clock } from '../../../../platform/clock';
import { decodeTextCursor, pageOf, pageSize } from '../../../../platform/connection';
import { csv } from '../../../../platform/csv';
import { Database } from '../../../../platform/database/database';
import { forbidden, notFound } from '../../../../platform/errors';
import { isId } from '../../../../platform/ids';
import { Service } from '../../../../platform/injection';
import { PublicAddress } from '../../../../platform/public-address';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { hashToken, newSecretToken } from '../../../../platform/secrets';
import { requireRole, Role, type Viewer } from '../../../../platform/viewer';
import { AuditLog } from '../../../../platform/audit/audit-log';
import { type AuditDetails } from '../../../../platform/audit/audit-actions';
import { OwnCourseService, TeachingService } from '../../authoring/teaching.service';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import { InvitationMails } from '../../../../platform/mails/invitation-mails';
import { StudentInvitationsService, VALID_MS } from './student-invitations.service';
import { invitationLink } from './invitation-mail';
import {
  courseInvitations,
  invitationCount,
  lockPeople,
  peopleInvitedTo,
  renewInvitation,
  setShownTokens,
} from './invitations.queries';
import { InvitedAgain, type InvitedStudentConnection } from './invitations.types';

const { MANAGE_STUDENTS } = CoursePermission;

const REMINDERS: RateLimit = {
  name: 'invitation-reminders',
  points: 200,
  seconds: 60 * 60,
  refusal: 'You sent too many invitations again. Please try again in an hour.',
};

/** The invitation of a person to a course. */
interface Invitation {
  personId: string;
  courseId: string;
}

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
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** Whether invited people get their links by mail. */
  get sendsMail(): boolean {
    return this.invitations.sendsMail;
  }

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
    return { ...counts, sendsMail: this.sendsMail, nodes: page, pageInfo };
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
      this.ownCourse.inCourse(instructor, courseId, MANAGE_STUDENTS, async (transaction, course) => {
        const renewed =
          isId(personId) && (await transaction.row(renewInvitation({ personId, courseId, now, expiresAt })));
        if (!renewed) throw notFound('Invitation');
        if (this.sendsMail) await this.invitationMails.countOne(instructor.account.id, transaction);
        await course.record('INVITATION_SENT_AGAIN');
        await this.invitations.mail([personId], [courseId], transaction);
        if (this.sendsMail) return null;
        const [person] = await this.newLinks([{ personId, courseId }], transaction);
        return person!.link;
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
      const invitations = await transaction.rows(peopleInvitedTo(courseId));
      return this.exportLinks(instructor, invitations, { courseId }, transaction);
    });
  }

  /**
   * New links of invitations as CSV, by name; earlier ones to these courses no longer work. The audit log records it.
   * FORBIDDEN where mails are sent.
   */
  async exportLinks(
    by: Viewer,
    invitations: readonly Invitation[],
    details: AuditDetails,
    transaction: Database,
  ): Promise<string> {
    if (this.sendsMail) throw forbidden('Invited people get their links by email on this platform');
    await this.auditLog.record(by, 'INVITATION_LINKS_EXPORTED', transaction, { details });
    const people = await this.newLinks(invitations, transaction);
    return csv(
      ['Name', 'Email', 'Link'],
      people.map(({ name, email, link }) => [name, email, link]),
    );
  }

  /** They replace earlier ones. */
  private async newLinks(invitations: readonly Invitation[], transaction: Database) {
    const tokens = new Map(invitations.map(({ personId }) => [personId, newSecretToken()]));
    await transaction.rows(lockPeople([...tokens.keys()]));
    const people = await transaction.rows(
      setShownTokens({
        links: [...tokens].map(([personId, token]) => ({ personId, tokenHash: hashToken(token) })),
        courseIds: [...new Set(invitations.map(({ courseId }) => courseId))],
        expiresAt: new Date(this.clock.now().getTime() + VALID_MS),
      }),
    );
    const linkOf = (personId: string) => invitationLink(this.address.origin, tokens.get(personId)!);
    return people.map((person) => ({ ...person, link: linkOf(person.personId) }));
  }

  /** The person is no longer invited to the course. Errors as for `inviteAgain`. */
  async withdraw(viewer: Viewer | null, courseId: string, personId: string): Promise<true> {
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_STUDENTS, async (transaction, course) => {
      const places = isId(personId) ? [{ personId, courseId }] : [];
      if ((await this.invitations.withdraw(places, transaction)) === 0) throw notFound('Invitation');
      await course.record('INVITATION_WITHDRAWN');
    });
    return true;
  }
}
