import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { requireAllowed } from '../../courses/permissions/course-permissions.service';
import { lockCourse, lockCourseOfDeletedLesson, lockCourseOfLesson } from './course-authoring.queries';

/** Work that runs while nobody else can change the course's lessons. `ownerId` is the account that owns the course. */
type CourseWork<T> = (transaction: Database, courseId: string, ownerId: string) => Promise<T>;

/**
 * Runs work in a course for a member of its team: UNAUTHENTICATED for visitors, FORBIDDEN for other roles and for
 * members whose role in the course does not allow it, NOT_FOUND for a deleted course and for everybody outside the team.
 * Locks the course's row until the transaction ends, so that its lessons are changed by one transaction at a time.
 */
@Service()
export class OwnCourseService {
  constructor(private readonly database: Database) {}

  inCourse<T>(
    viewer: Viewer | null,
    courseId: string,
    work: CourseWork<T>,
    permission = CoursePermission.EDIT_CONTENT,
  ): Promise<T> {
    return this.locked(viewer, lockCourse, courseId, 'Course', permission, work);
  }

  inCourseOfLesson<T>(viewer: Viewer | null, lessonId: string, work: CourseWork<T>): Promise<T> {
    return this.locked(viewer, lockCourseOfLesson, lessonId, 'Lesson', CoursePermission.EDIT_CONTENT, work);
  }

  inCourseOfDeletedLesson<T>(viewer: Viewer | null, lessonId: string, work: CourseWork<T>): Promise<T> {
    const permission = CoursePermission.EDIT_CONTENT;
    return this.locked(viewer, lockCourseOfDeletedLesson, lessonId, 'Lesson', permission, work);
  }

  private locked<T>(
    viewer: Viewer | null,
    lock: typeof lockCourse,
    id: string,
    what: string,
    permission: CoursePermission,
    work: CourseWork<T>,
  ): Promise<T> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    if (!isId(id)) throw notFound(what);
    return this.database.transaction(async (transaction) => {
      const course = await transaction.row(lock({ memberId: account.id, id }));
      if (!course) throw notFound(what);
      requireAllowed(course, permission);
      return work(transaction, course.id, course.ownerId);
    });
  }
}
