import type { AuditAction, AuditDetails } from '../../../platform/audit/audit-actions';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Database } from '../../../platform/database/database';
import { type RowOf, rowsInOrder } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { instructorId, Role, type Viewer, requireRole } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { requireAllowed } from '../../courses/permissions/course-permissions.service';
import { type InstructorCourse, type Teaching, teachingOf } from './authoring.types';
import { ownCourse, ownCourses, ownCoursesByIds } from './teaching.queries';
import { type CourseKey, lockCourse } from './course-authoring.queries';

/** Reads of the courses on whose team the viewer is. UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
@Service()
export class TeachingService {
  constructor(private readonly database: Database) {}

  /** Parent object of an instructor's fields; null for every other role. */
  teachingOf(viewer: Viewer): Teaching | null {
    return viewer.account.role === Role.INSTRUCTOR ? teachingOf(viewer) : null;
  }

  /** The courses that the viewer owns and those shared with them, newest first, without deleted ones. */
  courses(viewer: Viewer | null): Promise<InstructorCourse[]> {
    return this.database.rows(ownCourses(instructorId(viewer)));
  }

  /** A course with its lessons; null if the viewer is not of its team. */
  async course(viewer: Viewer | null, id: string): Promise<InstructorCourse | null> {
    const instructor = instructorId(viewer);
    if (!isId(id)) return null;
    const row = await this.database.row(ownCourse({ memberId: instructor, courseId: id }));
    return row ?? null;
  }

  /** Like `course`, but NOT_FOUND instead of null, and FORBIDDEN if the viewer's role does not allow this. */
  async requireCourse(
    viewer: Viewer | null,
    id: string,
    permission = CoursePermission.SEE_COURSE,
  ): Promise<InstructorCourse> {
    const course = await this.course(viewer, id);
    if (!course) throw notFound('Course');
    requireAllowed({ role: course.viewerRole, seesAddresses: course.viewerSeesAddresses }, permission);
    return course;
  }

  /** The courses with these ids, in order; null if the viewer is not of a course's team. */
  async coursesOf(viewer: Viewer | null, ids: readonly string[]): Promise<(InstructorCourse | null)[]> {
    const rows = await this.database.rows(ownCoursesByIds({ memberId: instructorId(viewer), ids }));
    return rowsInOrder(ids, rows, ({ id }) => id).map((course) => course ?? null);
  }
}

/** A course that is locked for a member of its team. */
interface LockedCourse extends RowOf<typeof lockCourse> {
  /** Records in the audit log what the member does. */
  record: (action: AuditAction, about?: { subjectId?: string; details?: AuditDetails }) => Promise<void>;
}

/** Work that runs while nobody else can change the course's lessons. */
export type CourseWork<T> = (transaction: Database, course: LockedCourse) => Promise<T>;

/**
 * Runs work in a course for a member of its team: UNAUTHENTICATED for visitors, FORBIDDEN for other roles and for
 * members whose role in the course does not allow it, NOT_FOUND for a deleted course and for everybody outside the team.
 * Locks the course's row until the transaction ends, so that its lessons are changed by one transaction at a time.
 */
@Service()
export class OwnCourseService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** `id` is the course's or, with another `key`, that of one of its lessons. */
  inCourse<T>(
    viewer: Viewer | null,
    id: string,
    permission: CoursePermission,
    work: CourseWork<T>,
    key: CourseKey = 'course',
  ): Promise<T> {
    const member = requireRole(viewer, Role.INSTRUCTOR);
    const what = key === 'course' ? 'Course' : 'Lesson';
    if (!isId(id)) throw notFound(what);
    return this.database.transaction(async (transaction) => {
      const course = await transaction.row(lockCourse(member.account.id, id, key));
      if (!course) throw notFound(what);
      requireAllowed(course, permission);
      const record: LockedCourse['record'] = (action, { subjectId, details } = {}) => {
        const about = { subjectId, details: { courseId: course.id, ...details } };
        return this.auditLog.record(member, action, transaction, about);
      };
      return work(transaction, { ...course, record });
    });
  }
}
