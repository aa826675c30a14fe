import { canonicalEmail } from '../../../platform/email.rules';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import type { Person } from '../../accounts/administration/administration.types';
import { AuditLog } from '../../../platform/audit/audit-log';
import { holdPlaces } from '../../enrollments/places.queries';
import { LimitReached } from '../../teaching/authoring/instructor-limits';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { CourseTeamService } from '../../teaching/team/course-team.service';
import { lockManagedCourse, managedCourseById, namedOwner, possibleOwners } from './moderation.queries';
import { courseOwnerRules } from './course-moderation.rules';
import { CourseOwnerChanged } from './moderation.types';

/** Why an account cannot become the owner of a course. */
const REFUSED = {
  unknown: 'No account has this email address',
  suspended: 'This account is suspended. Reinstate it under People, or choose another instructor.',
  notInstructor:
    'This account is not an instructor’s. Change its role under People, or choose another instructor.',
  teamsOnly:
    'This instructor may only be on the teams of courses. Approve them under Instructors, or choose another instructor.',
  isOwner: 'This person owns the course already',
  courses:
    'This instructor has as many courses as the settings allow. Raise the limit, or choose another instructor.',
  storage:
    'The notes and captions of this instructor’s courses would take more space than the settings allow. Raise the limit, or choose another instructor.',
};

const refused = (why: keyof typeof REFUSED) => invalidInput('email', REFUSED[why]);

/**
 * Gives courses to other owners, such as those of an owner who was suspended. By administrators: UNAUTHENTICATED for
 * visitors, FORBIDDEN for other roles, NOT_FOUND for courses that do not exist or are deleted.
 */
@Service()
export class CourseOwnerService {
  constructor(
    private readonly database: Database,
    private readonly team: CourseTeamService,
    private readonly auditLog: AuditLog,
  ) {}

  /** The active instructors on the team of the course besides its owner; those with more permissions first. */
  async possibleOwners(viewer: Viewer | null, courseId: string): Promise<Person[]> {
    administratorId(viewer);
    if (!isId(courseId) || !(await this.database.row(managedCourseById(courseId)))) throw notFound('Course');
    return this.database.rows(possibleOwners(courseId));
  }

  /**
   * Makes an active instructor the owner, whether or not they are on the team. The former owner becomes one of the course's
   * instructors if they still are an active instructor, and leaves the team otherwise. Both are notified, unless the
   * former owner's data is deleted.
   */
  async change(
    viewer: Viewer | null,
    courseId: string,
    input: { email: string },
  ): Promise<CourseOwnerChanged> {
    const by = requireRole(viewer, Role.ADMIN);
    const email = canonicalEmail(validated(courseOwnerRules, input).email);
    if (!isId(courseId)) throw notFound('Course');
    try {
      await this.database.transaction((transaction) => this.give(by, courseId, email, transaction));
    } catch (error) {
      // The transaction was rolled back; its sentence is for the instructor.
      if (error instanceof LimitReached) throw refused(error.limit);
      throw error;
    }
    const course = await this.database.row(managedCourseById(courseId));
    if (!course) throw notFound('Course');
    return new CourseOwnerChanged({ course });
  }

  private async give(by: Viewer, courseId: string, email: string, transaction: Database): Promise<void> {
    const course = await transaction.row(lockManagedCourse(courseId));
    if (!course) throw notFound('Course');
    const next = await transaction.row(namedOwner(email));
    if (!next) throw refused('unknown');
    const formerId = course.instructorId;
    if (next.id === formerId) throw refused('isOwner');
    if (next.role !== Role.INSTRUCTOR) throw refused('notInstructor');
    if (next.isSuspended) throw refused('suspended');
    // Places come before instructors in the order of locks, see PlaceService.hold.
    await transaction.rows(holdPlaces([courseId]));
    const states = await this.team.lockOwners({ former: formerId, next: next.id }, transaction);
    // Suspended, deleted or given another role since it was read.
    if (!states.next.isActiveInstructor) throw refused('notInstructor');
    if (!states.next.mayOwn) throw refused('teamsOnly');
    const former = { id: formerId, stays: states.former.isActiveInstructor };
    await this.team.handOver(courseId, { former, next }, transaction);
    await this.team.settle(courseId, next.id, transaction);
    await this.record(by, courseId, { former, nextId: next.id }, transaction);
    await this.tell(course, { former, next, isTold: !states.former.isGone }, transaction);
  }

  /** What happened to each of them, so that the entries of either say it. */
  private async record(
    by: Viewer,
    courseId: string,
    { former, nextId }: { former: { id: string; stays: boolean }; nextId: string },
    transaction: Database,
  ): Promise<void> {
    const changed = { subjectId: nextId, details: { courseId } };
    await this.auditLog.record(by, 'COURSE_OWNER_CHANGED', transaction, changed);
    const from = CourseRole.OWNER;
    const staying = former.stays && { to: CourseRole.INSTRUCTOR, seesAddresses: 'false' };
    const action = former.stays ? 'COURSE_MEMBER_CHANGED' : 'COURSE_MEMBER_REMOVED';
    const left = { subjectId: former.id, details: { courseId, from, ...staying } };
    await this.auditLog.record(by, action, transaction, left);
  }

  private async tell(
    { title }: RowOf<typeof lockManagedCourse>,
    {
      former,
      next,
      isTold,
    }: {
      former: { id: string; stays: boolean };
      next: { id: string; name: string };
      /** Whether the former owner can still read it. */
      isTold: boolean;
    },
    transaction: Database,
  ): Promise<void> {
    const toNext = {
      title: 'You own a course',
      message: `An administrator made you the owner of “${title}”.`,
    };
    await this.team.tell(next.id, toNext, transaction);
    if (!isTold) return;
    const now = former.stays ? 'You are one of its instructors.' : 'You are no longer on its team.';
    const toFormer = {
      title: 'Course handed over',
      message: `An administrator made ${next.name} the owner of “${title}”. ${now}`,
    };
    await this.team.tell(former.id, toFormer, transaction);
  }
}
