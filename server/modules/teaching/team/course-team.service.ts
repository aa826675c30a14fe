import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { forbidden, notFound, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { searchText } from '../../courses/catalogue.rules';
import { Course } from '../../courses/course.entities';
import { withdrawRequest } from '../../enrollments/places.queries';
import { PlaceService } from '../../enrollments/places.service';
import { NoticeService } from '../../notifications/notice.service';
import { NotificationKind } from '../../notifications/notification.types';
import { teachingOf } from '../authoring/authoring.types';
import { InstructorLimits } from '../authoring/instructor-limits';
import { OwnCourseService, TeachingService } from '../authoring/teaching.service';
import {
  COURSE_ROLE_NAMES,
  CoursePermission,
  CourseRole,
  isAllowed,
  type Membership,
} from '../../courses/permissions/course-permissions.rules';
import { endInvitation } from './course-invitation.queries';
import * as statements from './course-team.queries';
import type { roleChanged } from '../../accounts/account.events';
import { TEAMS_ONLY } from '../../accounts/account.rules';
import { courseMemberRules } from './course-team.rules';
import { CourseJoined, type CourseLeft, CourseTeamChanged, type CourseTeamMember } from './course-team.types';

/** The instructor's list of courses, which also shows invitations and offers. */
const MY_COURSES = '/instructor/my-courses';
const OWNER_LEAVES = 'The owner can’t leave a course. Hand it over or delete it.';
const NO_INSTRUCTOR =
  'Only an instructor of the course whom an administrator lets have own courses can take it over. Change their role first, or ask an administrator.';

const { MANAGE_TEAM, SEE_COURSE } = CoursePermission;

/** The accounts between which a course changes hands. */
interface Owners<Account> {
  former: Account;
  next: Account;
}

/** The members of a course's team; refuses like OwnCourseService. Every change locks the course's row. */
@Service()
export class CourseTeamService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly teaching: TeachingService,
    private readonly places: PlaceService,
    private readonly notices: NoticeService,
    private readonly limits: InstructorLimits,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The team of a course that the viewer may see, the owner first. */
  members(viewer: Viewer, courseId: string): Promise<CourseTeamMember[]> {
    return this.database.rows(statements.membersOf({ courseId, viewerId: viewer.account.id }));
  }

  /** Changes the role of a member. By the owner. */
  async change(
    viewer: Viewer | null,
    courseId: string,
    accountId: string,
    input: unknown,
  ): Promise<CourseTeamChanged> {
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_TEAM, async (transaction, course) => {
      const { seesAddresses, ...chosen } = validated(courseMemberRules, input);
      const role = CourseRole[chosen.role];
      const member = { courseId, accountId: memberId(accountId), role, seesAddresses };
      const before = await transaction.row(statements.changeMember(member));
      if (!before) throw notFound('Member');
      const { from, sawAddresses } = before;
      const notice = changeNotice({ role: from, seesAddresses: sawAddresses }, member, course.title);
      if (!notice) return;
      const details = { from, to: role, seesAddresses: String(seesAddresses) };
      await course.record('COURSE_MEMBER_CHANGED', { subjectId: accountId, details });
      await this.tell(accountId, notice, transaction);
    });
    return this.changed(viewer, courseId);
  }

  /** Takes a member off the team. By the owner. */
  async remove(viewer: Viewer | null, courseId: string, accountId: string): Promise<CourseTeamChanged> {
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_TEAM, async (transaction, course) => {
      const member = { courseId, accountId: memberId(accountId) };
      const removed = await transaction.row(statements.removeMember(member));
      if (!removed) throw notFound('Member');
      const about = { subjectId: accountId, details: { from: removed.role } };
      await course.record('COURSE_MEMBER_REMOVED', about);
      const message = `You are no longer on the team of “${course.title}”.`;
      await this.tell(accountId, { title: 'Removed from a team', message }, transaction);
    });
    return this.changed(viewer, courseId);
  }

  /** The viewer leaves the team; FORBIDDEN for the owner. */
  async leave(viewer: Viewer | null, courseId: string): Promise<CourseLeft> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { account } = instructor;
    await this.ownCourse.inCourse(instructor, courseId, SEE_COURSE, async (transaction, course) => {
      if (course.ownerId === account.id) throw forbidden(OWNER_LEAVES);
      const removed = await transaction.row(statements.removeMember({ courseId, accountId: account.id }));
      if (!removed) throw notFound('Course');
      const about = { subjectId: account.id, details: { from: removed.role } };
      await course.record('COURSE_MEMBER_LEFT', about);
      const message = `${account.name} left the team of “${course.title}”.`;
      await this.tell(course.ownerId, { title: 'A member left', message }, transaction);
    });
    return { courseId, teaching: teachingOf(instructor) };
  }

  /** Offers the course to one of its instructors, instead of an earlier offer; null: to nobody. By the owner. */
  async offer(viewer: Viewer | null, courseId: string, accountId: string | null): Promise<CourseTeamChanged> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_TEAM, async (transaction, course) => {
      const ended = await transaction.row(statements.endOffer(courseId));
      if (accountId !== null) {
        const offer = { courseId, accountId: memberId(accountId), now: this.clock.now() };
        if (!(await transaction.row(statements.makeOffer(offer)))) throw forbidden(NO_INSTRUCTOR);
      }
      if (ended && ended.accountId !== accountId) {
        await course.record('COURSE_OFFER_WITHDRAWN', { subjectId: ended.accountId });
        const message = `${account.name} no longer offers you the course “${course.title}”.`;
        await this.tell(ended.accountId, { title: 'Offer withdrawn', message }, transaction);
      }
      if (accountId === null) return;
      await course.record('COURSE_OFFERED', { subjectId: accountId });
      const message = `${account.name} wants to hand the course “${course.title}” over to you.`;
      await this.tell(accountId, { title: 'A course is offered to you', message }, transaction);
    });
    return this.changed(viewer, courseId);
  }

  /**
   * The viewer becomes the owner of a course that is offered to them, and the former owner one of its instructors if they
   * still are an active instructor. NOT_FOUND without an offer, FORBIDDEN beyond the limits for instructors.
   */
  async acceptOffer(viewer: Viewer | null, courseId: string): Promise<CourseJoined> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { account } = instructor;
    await this.ownCourse.inCourse(instructor, courseId, SEE_COURSE, async (transaction, course) => {
      const { ownerId } = course;
      const ids = { former: ownerId, next: account.id };
      const { former, next } = await this.lockOwners(ids, transaction);
      // The role may have been taken since this request began.
      if (!next.isActiveInstructor) throw forbidden('Only instructors can do this');
      if (!next.mayOwn) throw forbidden(TEAMS_ONLY);
      const offered = await transaction.row(statements.offeredTo(courseId));
      if (offered?.accountId !== account.id) throw notFound('Offer');
      const stays = former.isActiveInstructor;
      const owners = { former: { id: ownerId, stays }, next: { id: account.id, name: next.name } };
      await this.handOver(courseId, owners, transaction);
      await course.record('COURSE_HANDED_OVER', { subjectId: ownerId });
      if (former.isGone) return;
      const message = `${account.name} owns “${course.title}” now.${stays ? ' You are one of its instructors.' : ''}`;
      await this.tell(ownerId, { title: 'Course handed over', message }, transaction);
    });
    const course = await this.teaching.requireCourse(instructor, courseId);
    return new CourseJoined({ course, teaching: teachingOf(instructor) });
  }

  /** The viewer does not want the course that is offered to them; NOT_FOUND without an offer. */
  async declineOffer(viewer: Viewer | null, courseId: string): Promise<CourseTeamChanged> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    await this.ownCourse.inCourse(viewer, courseId, SEE_COURSE, async (transaction, course) => {
      const ended = await transaction.row(statements.endOffer(courseId));
      if (ended?.accountId !== account.id) throw notFound('Offer');
      await course.record('COURSE_OFFER_DECLINED', { subjectId: account.id });
      const message = `${account.name} does not want to take over “${course.title}”.`;
      await this.tell(course.ownerId, { title: 'Offer declined', message }, transaction);
    });
    return this.changed(viewer, courseId);
  }

  /**
   * Removes an account that is no longer an instructor's from the teams of which it is a member, with the offers to it, and
   * tells their owners. Courses that it owns stay its own.
   */
  async leaveTeams(
    { accountId, from, to, actor }: (typeof roleChanged)['payload'],
    transaction: Database,
  ): Promise<void> {
    if (from !== Role.INSTRUCTOR || to === from) return;
    const left = await transaction.rows(statements.removeMemberships(accountId));
    for (const { courseId, courseTitle, ownerId, name, role } of left) {
      const about = { subjectId: accountId, details: { courseId, from: role } };
      await this.auditLog.record(actor, 'COURSE_MEMBER_REMOVED', transaction, about);
      const message = `${name} is no longer an instructor, and not on the team of “${courseTitle}” any more.`;
      await this.tell(ownerId, { title: 'A member left', message }, transaction);
    }
  }

  /** Notifies an account in its inbox. A later notice with the same `dedupeKey` replaces it. */
  tell(
    recipientId: string,
    {
      title,
      message,
      dedupeKey = `course-team:${newId()}`,
    }: { title: string; message: string; dedupeKey?: string },
    transaction: Database,
  ): Promise<void> {
    const notice = { kind: NotificationKind.COURSE_TEAM, title, message, path: MY_COURSES, dedupeKey };
    return this.notices.write({ recipientId, ...notice }, transaction);
  }

  /**
   * Ends what a new member or owner cannot have: a place as a student, a request for one, and an invitation to the team.
   * What the account completed is kept, but does not count in the figures of the course.
   */
  async settle(courseId: string, accountId: string, transaction: Database): Promise<void> {
    await transaction.rows(endInvitation({ courseId, accountId }));
    const place = { courseId, studentId: accountId };
    await this.places.remove([place], transaction, { isTold: false });
    await transaction.row(withdrawRequest(place));
  }

  /**
   * Locks the roles of both accounts until the transaction ends, and returns what they are. Call it after the course is
   * locked, and before its members are.
   */
  async lockOwners(
    { former, next }: Owners<string>,
    transaction: Database,
  ): Promise<Owners<RowOf<typeof statements.ownerStates>>> {
    const ids = [former, next];
    await transaction.rows(statements.lockRoles(ids));
    // A statement of its own, which sees what it waited for.
    const states = await transaction.rows(statements.ownerStates(ids));
    const stateOf = (id: string) => states.find(({ accountId }) => accountId === id)!;
    return { former: stateOf(former), next: stateOf(next) };
  }

  /**
   * Makes `next`, who may own courses, the owner of a locked course, which ends an offer of it. The former owner becomes
   * one of its instructors if it `stays`, and leaves the team otherwise. Throws LimitReached beyond the limits for
   * instructors.
   */
  async handOver(
    courseId: string,
    { former, next }: { former: { id: string; stays: boolean }; next: { id: string; name: string } },
    transaction: Database,
  ): Promise<void> {
    await transaction.row(statements.endOffer(courseId));
    await transaction.row(statements.removeMember({ courseId, accountId: next.id }));
    await this.limits.within(next.id, transaction, () =>
      transaction.with(Course, async (courses) => {
        const course = await courses.findOneByOrFail({ id: courseId });
        await courses.update(
          { id: courseId },
          { instructorId: next.id, searchText: searchText({ ...course, instructor: next }) },
        );
      }),
    );
    if (!former.stays) return;
    const member = { courseId, accountId: former.id, role: CourseRole.INSTRUCTOR, seesAddresses: false };
    await transaction.row(statements.addMember({ ...member, now: this.clock.now() }));
  }

  private async changed(viewer: Viewer | null, courseId: string): Promise<CourseTeamChanged> {
    return new CourseTeamChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }
}

/** What a member is told who may do something else than before; null: they may do the same. */
function changeNotice(before: Membership, member: Membership, course: string) {
  if (before.role !== member.role)
    return {
      title: 'Your role changed',
      message: `Your role in “${course}” is now: ${COURSE_ROLE_NAMES[member.role]}.`,
    };
  const { SEE_ADDRESSES } = CoursePermission;
  if (isAllowed(before, SEE_ADDRESSES) === isAllowed(member, SEE_ADDRESSES)) return null;
  return {
    title: 'Your permissions changed',
    message: `You can ${member.seesAddresses ? 'now' : 'no longer'} see the email addresses of the students of “${course}”.`,
  };
}

/** Throws NOT_FOUND for what cannot be an account's id. */
function memberId(accountId: string): string {
  if (!isId(accountId)) throw notFound('Member');
  return accountId;
}
