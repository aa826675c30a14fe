import { Database } from '../../../platform/database/database';
import { rowsInOrder } from '../../../platform/database/rows-in-order';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { instructorId, Role, type Viewer } from '../../../platform/viewer';
import type { InstructorCourse } from './instructor-course.types';
import { ownCourse, ownCourses, ownCoursesByIds } from './teaching.queries';
import type { Teaching } from './teaching.types';

/** An author's reads of their own courses. UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
@Service()
export class TeachingService {
  constructor(private readonly database: Database) {}

  /** Parent object of an instructor's fields; null for every other role. */
  teachingOf(viewer: Viewer): Teaching | null {
    return viewer.account.role === Role.INSTRUCTOR ? { id: viewer.account.id, viewer } : null;
  }

  /** The instructor's courses, newest first, without deleted ones. */
  courses(viewer: Viewer | null): Promise<InstructorCourse[]> {
    return this.database.rows(ownCourses(instructorId(viewer)));
  }

  /** One of the instructor's courses with its lessons; null if it is not theirs. */
  async course(viewer: Viewer | null, id: string): Promise<InstructorCourse | null> {
    const instructor = instructorId(viewer);
    if (!isId(id)) return null;
    const row = await this.database.row(ownCourse({ instructorId: instructor, courseId: id }));
    return row ?? null;
  }

  /** Like `course`, but NOT_FOUND instead of null. */
  async requireCourse(viewer: Viewer | null, id: string): Promise<InstructorCourse> {
    const course = await this.course(viewer, id);
    if (!course) throw notFound('Course');
    return course;
  }

  /** The instructor's courses with these ids, in order; null if a course is not theirs. */
  async coursesOf(viewer: Viewer | null, ids: readonly string[]): Promise<(InstructorCourse | null)[]> {
    const rows = await this.database.rows(ownCoursesByIds({ instructorId: instructorId(viewer), ids }));
    return rowsInOrder(ids, rows, ({ id }) => id).map((course) => course ?? null);
  }
}
