import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { canonicalEmail } from '../../../platform/email.rules';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { withoutAddresses } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import { requireRole, requireViewer, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { InvitationMails } from '../../../platform/mails/invitation-mails';
import { DirectMail } from '../../../platform/settings/direct-mail';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { type InstructorCourse, teachingOf } from '../authoring/authoring.types';
import { type CourseWork, OwnCourseService, TeachingService } from '../authoring/teaching.service';
import {
  COURSE_ROLE_NAMES,
  CoursePermission,
  CourseRole,
  isAllowed,
} from '../../courses/permissions/course-permissions.rules';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import * as statements from './course-invitation.queries';
import { addMember, lockRoles, teamWithout } from './course-team.queries';
import { courseInvitationRules } from './course-team.rules';
import { CourseTeamService } from './course-team.service';
import {
  CourseInvitationDeclined,
  CourseInvitationSent,
  CourseJoined,
  type CourseTeamChanged,
  InvitationRefused,
  type CourseInvitation,
  type SentCourseInvitation,
} from './course-team.types';

const VALID_MS = 14 * 24 * 60 * 60 * 1000;
/** Members and open invitations of a course. */
const TEAM_MAX = 100;

const INVITATIONS: RateLimit = {
  name: 'course-invitations',
  points: 60,
  seconds: 60 * 60,
  refusal: 'You invited too many people. Please try again in an hour.',
};

/** Why accounts with other roles than an instructor's cannot accept. */
const NO_INSTRUCTOR: Record<Exclude<Role, Role.INSTRUCTOR>, string> = {
  STUDENT:
    'Only instructors can join the team of a course, and your account is a student’s. Ask an administrator of this platform to change your role.',
  ADMIN:
    'Only instructors can join the team of a course, and your account is an administrator’s. Ask whoever invited you to invite the address of an instructor’s account.',
};
const FOR_ANOTHER_ADDRESS =
  'This invitation was sent to another email address. Log in with the account of that address.';
const NEEDS_LINK = 'Please use the link in the email with the invitation.';

/** Invitations to the team of a course: sent by its owner, answered by the account with the invited address. */
@Service()
export class CourseInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly permissions: CoursePermissionService,
    private readonly teaching: TeachingService,
    private readonly team: CourseTeamService,
    private readonly mails: DirectMail,
    private readonly invitationMails: InvitationMails,
    private readonly platform: PlatformSettingsService,
    private readonly address: PublicAddress,
    private readonly limiter: RateLimiter,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Invites an address for 14 days; replaces an earlier invitation. Everybody gets a mail with a link, with which they can
   * register as an instructor; instructors whose address is verified also get a notification. Nothing in the response
   * depends on whether there is an account. Where no mail can be sent, it has the link. Refuses like OwnCourseService;
   * RATE_LIMITED beyond 60 an hour, and beyond the daily limit of invitation mails.
   */
  async invite(viewer: Viewer | null, courseId: string, input: unknown): Promise<CourseInvitationSent> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    await this.permissions.require(instructor, courseId, CoursePermission.MANAGE_TEAM);
    const { email: typed, role: named, seesAddresses } = validated(courseInvitationRules, input);
    await this.limiter.consume(INVITATIONS, instructor.account.id);
    const email = canonicalEmail(typed);
    const role = CourseRole[named];
    const token = newSecretToken();
    const { sendsMail } = this.mails;
    const invitedAt = this.clock.now();
    const store: CourseWork<void> = async (transaction, course) => {
      const team = (await transaction.row(teamWithout({ courseId, email, now: invitedAt })))!;
      if (team.isOnTeam) throw invalidInput('email', 'This person is on the team already');
      if (team.size >= TEAM_MAX)
        throw invalidInput('', `A course can have at most ${TEAM_MAX} members and invitations`);
      if (sendsMail) await this.invitationMails.countOne(instructor.account.id, transaction);
      const stored = await transaction.row(
        statements.storeInvitation({
          id: newId(),
          tokenHash: hashToken(token),
          isLinkShown: !sendsMail,
          courseId,
          email,
          role,
          seesAddresses,
          invitedBy: instructor.account.id,
          invitedAt,
          expiresAt: new Date(invitedAt.getTime() + VALID_MS),
        }),
      );
      const subject = await transaction.row(statements.invitedAccount({ email, sendsMail }));
      const details = { to: role, invitationId: stored!.id };
      const about = { ...(subject && { subjectId: subject.id }), details };
      await course.record('COURSE_MEMBER_INVITED', about);
      if (subject?.canAccept) {
        const message = `${instructor.account.name} invites you to the team of “${course.title}”, as: ${COURSE_ROLE_NAMES[role]}.`;
        const notice = { title: 'You are invited', message, dedupeKey: `course-invited:${courseId}` };
        await this.team.tell(subject.id, notice, transaction);
      }
    };
    await this.ownCourse.inCourse(instructor, courseId, CoursePermission.MANAGE_TEAM, store);
    const course = await this.teaching.requireCourse(instructor, courseId);
    const link = `${this.address.origin}/course-invitations/${token}`;
    const mailProblem = await this.mail(email, link, instructor, course, role);
    return new CourseInvitationSent({ course, mailProblem, link: sendsMail ? null : link });
  }

  /** The invitations of a course that can be accepted, newest first; none for members who do not manage the team. */
  async ofCourse({ id: courseId, ...course }: InstructorCourse): Promise<SentCourseInvitation[]> {
    const member = { role: course.viewerRole, seesAddresses: course.viewerSeesAddresses };
    if (!isAllowed(member, CoursePermission.MANAGE_TEAM)) return [];
    return this.database.rows(statements.invitationsOfCourse({ courseId, now: this.clock.now() }));
  }

  /** The invitations that the viewer can accept without their link, newest first. */
  ofViewer(viewer: Viewer): Promise<CourseInvitation[]> {
    const proof = { accountId: viewer.account.id, sendsMail: this.mails.sendsMail };
    return this.database.rows(statements.invitationsOfAccount({ ...proof, now: this.clock.now() }));
  }

  /** The invitation that a link names; null if it was answered or withdrawn, or has expired. */
  async byToken(token: string): Promise<SentCourseInvitation | null> {
    const requested = { tokenHash: hashToken(token), now: this.clock.now() };
    return (await this.database.row(statements.invitationByToken(requested))) ?? null;
  }

  /** Refuses like OwnCourseService; NOT_FOUND if it was answered before. */
  async withdraw(viewer: Viewer | null, id: string): Promise<CourseTeamChanged> {
    const user = requireRole(viewer, Role.INSTRUCTOR);
    const invitation = isId(id) && (await this.database.row(statements.courseOfInvitation(id)));
    if (!invitation) throw notFound('Invitation');
    const { courseId } = invitation;
    await this.ownCourse.inCourse(
      user,
      courseId,
      CoursePermission.MANAGE_TEAM,
      async (transaction, course) => {
        if (!(await transaction.row(statements.takeInvitation(id)))) throw notFound('Invitation');
        await course.record('COURSE_INVITATION_WITHDRAWN', { details: { invitationId: id } });
      },
    );
    return { course: await this.teaching.requireCourse(user, courseId) };
  }

  /**
   * Joins the team, which ends an enrollment in the course. `token` is that of the link; null: from the list of the
   * viewer's invitations. NOT_FOUND if the viewer has neither the link nor the address, or it was answered before.
   */
  async accept(
    viewer: Viewer | null,
    id: string,
    token: string | null,
  ): Promise<CourseJoined | InvitationRefused> {
    const user = requireViewer(viewer);
    const invitation = await this.toAnswer(user, id, token);
    if (invitation instanceof InvitationRefused) return invitation;
    const { account } = user;
    if (account.role !== Role.INSTRUCTOR) return new InvitationRefused(NO_INSTRUCTOR[account.role]);
    const { courseId } = invitation;
    const refusal = await this.database.transaction(async (transaction) => {
      const course = await transaction.row(statements.lockTeam(courseId));
      // The role may have been taken since this request began.
      const [own] = await transaction.rows(lockRoles([account.id]));
      if (own && own.accountRole !== Role.INSTRUCTOR)
        return new InvitationRefused(NO_INSTRUCTOR[own.accountRole]);
      const taken = course && (await transaction.row(statements.takeInvitation(id)));
      if (!taken) throw notFound('Invitation');
      const member = { courseId, accountId: account.id, ...taken, now: this.clock.now() };
      await transaction.row(addMember(member));
      await this.team.settle(courseId, account.id, transaction);
      const details = { courseId, to: taken.role, invitationId: id };
      await this.auditLog.record(user, 'COURSE_MEMBER_JOINED', transaction, { details });
      const message = `${account.name} joined the team of “${invitation.courseTitle}”: ${COURSE_ROLE_NAMES[taken.role]}.`;
      await this.team.tell(course.ownerId, { title: 'New member', message }, transaction);
      return null;
    });
    if (refusal) return refusal;
    const course = await this.teaching.requireCourse(user, courseId);
    return new CourseJoined({ course, teaching: teachingOf(user) });
  }

  /** Like `accept`, for every signed-in account with the address. */
  async decline(
    viewer: Viewer | null,
    id: string,
    token: string | null,
  ): Promise<CourseInvitationDeclined | InvitationRefused> {
    const user = requireViewer(viewer);
    const invitation = await this.toAnswer(user, id, token);
    if (invitation instanceof InvitationRefused) return invitation;
    const { courseId } = invitation;
    await this.database.transaction(async (transaction) => {
      if (!(await transaction.row(statements.takeInvitation(id)))) throw notFound('Invitation');
      const details = { courseId, invitationId: id };
      await this.auditLog.record(user, 'COURSE_INVITATION_DECLINED', transaction, { details });
    });
    return new CourseInvitationDeclined({ invitationId: id });
  }

  private async toAnswer({ account }: Viewer, id: string, token: string | null) {
    const tokenHash = token === null ? null : hashToken(token);
    const proof = { accountId: account.id, sendsMail: this.mails.sendsMail };
    const answered = { id, tokenHash, ...proof, now: this.clock.now() };
    const invitation = isId(id) && (await this.database.row(statements.invitationToAnswer(answered)));
    if (!invitation) throw notFound('Invitation');
    if (!invitation.isOfAccount) return new InvitationRefused(FOR_ANOTHER_ADDRESS);
    return invitation.isProven ? invitation : new InvitationRefused(NEEDS_LINK);
  }

  /** Returns why the mail was not sent; null if the mail server accepted it. */
  private async mail(
    to: string,
    link: string,
    { account }: Viewer,
    course: InstructorCourse,
    role: CourseRole,
  ): Promise<string | null> {
    const { name } = await this.platform.current();
    const inviter = withoutAddresses(account.name, 'An instructor');
    const team = `the team of ${withoutAddresses(`“${course.title}”`, 'a course')} on ${name}`;
    return this.mails.send({
      to,
      subject: `Invitation to ${team}`,
      text: `${inviter} invites you to ${team}, as: ${COURSE_ROLE_NAMES[role]}.

${link}

The link works for 14 days and for this address only; with it you can also register. If you don’t know why you got it, you can ignore this email.
`,
    });
  }
}
