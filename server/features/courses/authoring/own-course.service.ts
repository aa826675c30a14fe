import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { lockCourse, lockCourseOfDeletedLesson, lockCourseOfLesson } from './course-authoring.queries';

/** Work that runs while nobody else can change the course's lessons. */
type CourseWork<T> = (transaction: Database, courseId: string) => Promise<T>;

/**
 * The only check of a course's ownership: UNAUTHENTICATED for visitors, FORBIDDEN for other roles, NOT_FOUND for a
 * deleted course or another instructor's. Locks the course's row until the transaction ends, so that its lessons are
 * changed by one transaction at a time.
 */
@Service()
export class OwnCourseService {
  constructor(private readonly database: Database) {}

  inCourse<T>(viewer: Viewer | null, courseId: string, work: CourseWork<T>): Promise<T> {
    return this.locked(viewer, lockCourse, courseId, 'Course', work);
  }

  inCourseOfLesson<T>(viewer: Viewer | null, lessonId: string, work: CourseWork<T>): Promise<T> {
    return this.locked(viewer, lockCourseOfLesson, lessonId, 'Lesson', work);
  }

  inCourseOfDeletedLesson<T>(viewer: Viewer | null, lessonId: string, work: CourseWork<T>): Promise<T> {
    return this.locked(viewer, lockCourseOfDeletedLesson, lessonId, 'Lesson', work);
  }

  private locked<T>(
    viewer: Viewer | null,
    lock: typeof lockCourse,
    id: string,
    what: string,
    work: CourseWork<T>,
  ): Promise<T> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    if (!isId(id)) throw notFound(what);
    return this.database.transaction(async (transaction) => {
      const course = await transaction.row(lock({ instructorId: account.id, id }));
      if (!course) throw notFound(what);
      return work(transaction, course.id);
    });
  }
}
