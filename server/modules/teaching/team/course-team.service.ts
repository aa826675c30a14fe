import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { forbidden, notFound } from '../../../platform/errors';
import { InvalidInput } from '../../../platform/user-error';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { check } from '../../../platform/validation.rules';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction, type AuditDetails } from '../../../platform/audit/audit-actions';
import { teachingOf } from '../authoring/authoring.types';
import { type CourseWork, OwnCourseService, TeachingService } from '../authoring/teaching.service';
import {
  COURSE_ROLE_NAMES,
  CoursePermission,
  CourseRole,
  isAllowed,
  type Membership,
} from '../../courses/permissions/course-permissions.rules';
import * as statements from './course-team.queries';
import type { roleChanged } from '../../accounts/account.events';
import { TEAMS_ONLY } from '../../accounts/account.rules';
import { courseMemberRules } from './course-team.rules';
import {
  type CourseJoined,
  type CourseLeft,
  CourseTeamChanged,
  type CourseTeamMember,
} from './course-team.types';
import { TeamChanges } from './team-changes';

const OWNER_LEAVES = 'The owner can’t leave a course. Hand it over or delete it.';
const NO_INSTRUCTOR =
  'Only an instructor of the course whom an administrator lets have own courses can take it over. Change their role first, or ask an administrator.';

const { MANAGE_TEAM, SEE_COURSE } = CoursePermission;

/** What a change of a team records and tells. */
interface Change {
  action: AuditAction;
  /** The member that it is about. */
  subjectId: string;
  details?: AuditDetails;
  /** null: nobody is told. */
  notice: { to: string; title: string; message: (courseTitle: string) => string } | null;
}

/** The members of a course's team; refuses like OwnCourseService. Every change locks the course's row. */
@Service()
export class CourseTeamService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly teaching: TeachingService,
    private readonly changes: TeamChanges,
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
  ): Promise<CourseTeamChanged | InvalidInput> {
    const checked = check(courseMemberRules, input);
    const outcome = await this.changing(viewer, courseId, MANAGE_TEAM, async (transaction) => {
      if (!checked.ok) return new InvalidInput(checked.fields);
      const { seesAddresses } = checked.value;
      const role = CourseRole[checked.value.role];
      const member = { courseId, accountId: memberId(accountId), role, seesAddresses };
      const before = await transaction.row(statements.changeMember(member));
      if (!before) throw notFound('Member');
      const words = changeWords(
        { role: before.from, seesAddresses: before.sawAddresses },
        { role, seesAddresses },
      );
      return (
        words && {
          action: AuditAction.COURSE_MEMBER_CHANGED,
          subjectId: accountId,
          details: { from: before.from, to: role, seesAddresses: String(seesAddresses) },
          notice: { to: accountId, ...words },
        }
      );
    });
    if (outcome instanceof InvalidInput) return outcome;
    return new CourseTeamChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }

  /** Takes a member off the team. By the owner. */
  async remove(viewer: Viewer | null, courseId: string, accountId: string): Promise<CourseTeamChanged> {
    await this.changing(viewer, courseId, MANAGE_TEAM, async (transaction) => {
      const member = { courseId, accountId: memberId(accountId) };
      const removed = await transaction.row(statements.removeMember(member));
      if (!removed) throw notFound('Member');
      return {
        action: AuditAction.COURSE_MEMBER_REMOVED,
        subjectId: accountId,
        details: { from: removed.role },
        notice: {
          to: accountId,
          title: 'Removed from a team',
          message: (course) => `You are no longer on the team of “${course}”.`,
        },
      };
    });
    return new CourseTeamChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }

  /** The viewer leaves the team; FORBIDDEN for the owner. */
  async leave(viewer: Viewer | null, courseId: string): Promise<CourseLeft> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { account } = instructor;
    await this.changing(instructor, courseId, SEE_COURSE, async (transaction, { ownerId }) => {
      if (ownerId === account.id) throw forbidden(OWNER_LEAVES);
      const removed = await transaction.row(statements.removeMember({ courseId, accountId: account.id }));
      if (!removed) throw notFound('Course');
      return {
        action: AuditAction.COURSE_MEMBER_LEFT,
        subjectId: account.id,
        details: { from: removed.role },
        notice: {
          to: ownerId,
          title: 'A member left',
          message: (course) => `${account.name} left the team of “${course}”.`,
        },
      };
    });
    return { courseId, teaching: teachingOf(instructor) };
  }

  /** Offers the course to one of its instructors, instead of an earlier offer; null: to nobody. By the owner. */
  async offer(viewer: Viewer | null, courseId: string, accountId: string | null): Promise<CourseTeamChanged> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    await this.changing(instructor, courseId, MANAGE_TEAM, async (transaction) => {
      const ended = await transaction.row(statements.endOffer(courseId));
      const withdrawn = ended ? [offerWithdrawn(instructor.account.name, ended.accountId)] : [];
      if (accountId === null) return withdrawn;
      const offer = { courseId, accountId: memberId(accountId), now: this.clock.now() };
      const made = await transaction.row(statements.makeOffer(offer));
      if (!made) throw forbidden(NO_INSTRUCTOR);
      const offered: Change = {
        action: AuditAction.COURSE_OFFERED,
        subjectId: accountId,
        notice: {
          to: accountId,
          title: 'A course is offered to you',
          message: (course) => `${instructor.account.name} wants to hand the course “${course}” over to you.`,
        },
      };
      return ended?.accountId === made.accountId ? offered : [...withdrawn, offered];
    });
    return new CourseTeamChanged({ course: await this.teaching.requireCourse(instructor, courseId) });
  }

  /**
   * The viewer becomes the owner of a course that is offered to them, and the former owner one of its instructors if they
   * still are an active instructor. NOT_FOUND without an offer, FORBIDDEN beyond the limits for instructors.
   */
  async acceptOffer(viewer: Viewer | null, courseId: string): Promise<CourseJoined> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { account } = instructor;
    await this.changing(instructor, courseId, SEE_COURSE, async (transaction, { ownerId }) => {
      const { former, next } = await this.changes.lockOwners(
        { former: ownerId, next: account.id },
        transaction,
      );
      // The role may have been taken since this request began.
      if (!next.isActiveInstructor) throw forbidden('Only instructors can do this');
      if (!next.mayOwn) throw forbidden(TEAMS_ONLY);
      const offered = await transaction.row(statements.offeredTo(courseId));
      if (offered?.accountId !== account.id) throw notFound('Offer');
      const stays = former.isActiveInstructor;
      const owners = { former: { id: ownerId, stays }, next: { id: account.id, name: next.name } };
      await this.changes.handOver(courseId, owners, transaction);
      return {
        action: AuditAction.COURSE_HANDED_OVER,
        subjectId: ownerId,
        notice: former.isGone
          ? null
          : {
              to: ownerId,
              title: 'Course handed over',
              message: (course) =>
                `${account.name} owns “${course}” now.${stays ? ' You are one of its instructors.' : ''}`,
            },
      };
    });
    return {
      course: await this.teaching.requireCourse(instructor, courseId),
      teaching: teachingOf(instructor),
    };
  }

  /** The viewer does not want the course that is offered to them; NOT_FOUND without an offer. */
  async declineOffer(viewer: Viewer | null, courseId: string): Promise<CourseTeamChanged> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { account } = instructor;
    await this.changing(instructor, courseId, SEE_COURSE, async (transaction, { ownerId }) => {
      const ended = await transaction.row(statements.endOffer(courseId));
      if (ended?.accountId !== account.id) throw notFound('Offer');
      return {
        action: AuditAction.COURSE_OFFER_DECLINED,
        subjectId: account.id,
        notice: {
          to: ownerId,
          title: 'Offer declined',
          message: (course) => `${account.name} does not want to take over “${course}”.`,
        },
      };
    });
    return new CourseTeamChanged({ course: await this.teaching.requireCourse(instructor, courseId) });
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
      const recorded = { action: AuditAction.COURSE_MEMBER_REMOVED, subjectId: accountId };
      await this.auditLog.record(actor, { ...recorded, details: { courseId, from: role } }, transaction);
      const message = `${name} is no longer an instructor, and not on the team of “${courseTitle}” any more.`;
      await this.changes.tell(ownerId, { title: 'A member left', message }, transaction);
    }
  }

  /** Runs changes in the locked course, records them, and tells whom they concern; null: nothing changed. */
  private async changing<Refused extends InvalidInput = never>(
    viewer: Viewer | null,
    courseId: string,
    permission: CoursePermission,
    change: CourseWork<Change | readonly Change[] | Refused | null>,
  ): Promise<Refused | null> {
    const work: CourseWork<Refused | null> = async (transaction, course) => {
      const changed = await change(transaction, course);
      if (changed === null) return null;
      if (changed instanceof InvalidInput) return changed;
      for (const { action, subjectId, details, notice } of [changed].flat()) {
        await course.record(action, { subjectId, ...(details && { details }) });
        if (!notice) continue;
        const message = notice.message(course.title);
        await this.changes.tell(notice.to, { title: notice.title, message }, transaction);
      }
      return null;
    };
    return this.ownCourse.inCourse(viewer, courseId, permission, work);
  }
}

const offerWithdrawn = (ownerName: string, accountId: string): Change => ({
  action: AuditAction.COURSE_OFFER_WITHDRAWN,
  subjectId: accountId,
  notice: {
    to: accountId,
    title: 'Offer withdrawn',
    message: (course) => `${ownerName} no longer offers you the course “${course}”.`,
  },
});

/** What a member is told who may do something else than before; null: they may do the same. */
function changeWords(before: Membership, { role, seesAddresses }: Membership) {
  if (before.role !== role)
    return {
      title: 'Your role changed',
      message: (course: string) => `Your role in “${course}” is now: ${COURSE_ROLE_NAMES[role]}.`,
    };
  const member = { role, seesAddresses };
  const { SEE_ADDRESSES } = CoursePermission;
  if (isAllowed(before, SEE_ADDRESSES) === isAllowed(member, SEE_ADDRESSES)) return null;
  return {
    title: 'Your permissions changed',
    message: (course: string) =>
      `You can ${seesAddresses ? 'now' : 'no longer'} see the email addresses of the students of “${course}”.`,
  };
}

/** Throws NOT_FOUND for what cannot be an account's id. */
function memberId(accountId: string): string {
  if (!isId(accountId)) throw notFound('Member');
  return accountId;
}
