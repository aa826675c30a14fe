import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { InstructorLimits } from '../authoring/instructor-limits';
import { searchText } from '../../courses/catalogue.rules';
import { Course } from '../../courses/course.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import * as statements from './course-team.queries';
import { removeMemberships } from './course-team.queries';
import { Role } from '../../../platform/viewer';
import type { roleChanged } from '../../accounts/account.events';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { TeamNotices } from './team-notices';

/** The accounts between which a course changes hands. */
interface Owners<Account> {
  former: Account;
  next: Account;
}

interface OwnerState {
  name: string;
  isActiveInstructor: boolean;
  /** Whether it may own courses. */
  mayOwn: boolean;
  /** Whether its data is deleted, so that nobody can read what it is told. */
  isGone: boolean;
}

/** Gives courses to other owners, whoever decides about it. */
@Service()
export class CourseOwnership {
  constructor(
    private readonly limits: InstructorLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the roles of both accounts until the transaction ends, and returns what they are. Call it after the course is
   * locked, and before its members are.
   */
  async lock({ former, next }: Owners<string>, transaction: Database): Promise<Owners<OwnerState>> {
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
  async move(
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
}

/** Accounts that are not instructors any more, who cannot be on the team of a course. */
@Service()
export class FormerInstructorsService {
  constructor(
    private readonly notices: TeamNotices,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Removes an account from the teams of which it is a member, with the offers to it, and tells their owners. Courses that
   * it owns stay its own.
   */
  async leaveTeams(
    { accountId, from, to, actor }: (typeof roleChanged)['payload'],
    transaction: Database,
  ): Promise<void> {
    if (from !== Role.INSTRUCTOR || to === from) return;
    const left = await transaction.rows(removeMemberships(accountId));
    for (const { courseId, courseTitle, ownerId, name, role } of left) {
      const recorded = { action: AuditAction.COURSE_MEMBER_REMOVED, subjectId: accountId };
      await this.auditLog.record(actor, { ...recorded, details: { courseId, from: role } }, transaction);
      const message = `${name} is no longer an instructor, and not on the team of “${courseTitle}” any more.`;
      await this.notices.tell(ownerId, { title: 'A member left', message }, transaction);
    }
  }
}
